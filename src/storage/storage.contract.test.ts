// What storage promises, held against both engines.
import { describe } from 'vitest';
import { describeAccounts } from './contract/accounts.ts';
import { describeAlerts } from './contract/alerts.ts';
import { describeArtwork } from './contract/artwork.ts';
import { describeConversations } from './contract/conversations.ts';
import { describeDeletion } from './contract/deletion.ts';
import { describeExpiry } from './contract/expiry.ts';
import { describeJob } from './contract/job.ts';
import { describeJobDecisions } from './contract/job-decisions.ts';
import { describeLeadSearch } from './contract/lead-search.ts';
import { describeLeads } from './contract/leads.ts';
import { describeLive } from './contract/live.ts';
import { describeMailbox } from './contract/mailbox.ts';
import { describeMigrations } from './contract/migrations.ts';
import { describeOpening } from './contract/opening.ts';
import { describeOutbox } from './contract/outbox.ts';
import { describePersonalData } from './contract/personal-data.ts';
import { describeQueryPlans } from './contract/query-plans.ts';
import { describeRateLimits } from './contract/rate-limits.ts';
import { describeReplies } from './contract/replies.ts';
import { describeSignIn } from './contract/sign-in.ts';
import { describeStats } from './contract/stats.ts';
import { describeTurns } from './contract/turns.ts';
import { describeVisits } from './contract/visits.ts';
import { ENGINES, useTestStorage } from './testing/use-test-storage.ts';

for (const engine of ENGINES) {
  describe(`storage on ${engine}`, () => {
    const storage = useTestStorage(engine);
    describe('opening', () => describeOpening(storage));
    describe('migrations', () => describeMigrations(storage));
    describe('conversations', () => describeConversations(storage));
    describe('turns', () => describeTurns(storage));
    describe('live talks', () => describeLive(storage));
    describe('leads', () => describeLeads(storage));
    describe('lead search', () => describeLeadSearch(storage));
    describe('artwork', () => describeArtwork(storage));
    describe('job page', () => describeJob(storage));
    describe('decisions on a job', () => describeJobDecisions(storage));
    describe('replies', () => describeReplies(storage));
    describe('mailbox', () => describeMailbox(storage));
    describe('outbox', () => describeOutbox(storage));
    describe('alerts', () => describeAlerts(storage));
    describe('deletion', () => describeDeletion(storage));
    describe('personal data', () => describePersonalData(storage));
    describe('accounts', () => describeAccounts(storage));
    describe('people', () => describeSignIn(storage));
    describe('rate limits', () => describeRateLimits(storage));
    describe('visits', () => describeVisits(storage));
    describe('stats', () => describeStats(storage));
    describe('expiry', () => describeExpiry(storage));
    describe('query plans', () => describeQueryPlans(engine, storage));
  });
}
