// The model that the environment names, within its limits and its budget; none if it names none.
import type { FastifyBaseLogger } from 'fastify';
import { createCarefulModel } from '../../model/careful-model.ts';
import type { BeginTurn } from '../../model/model.ts';
import { NO_MODEL } from '../../model/none.ts';
import { checkEndpoint, createOpenAiCompatible } from '../../model/openai-compatible.ts';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env/env.ts';
import { spendAiCall, spendTokens } from './ai-budget.ts';

const CHECK_MS = 5000;

export function openModel(context: Pick<AppContext, 'storage' | 'env' | 'shop' | 'now'>): BeginTurn {
  const { assistant } = context.env;
  if (!assistant) return () => NO_MODEL;
  return createCarefulModel(createOpenAiCompatible(assistant), {
    spend: async (characters, conversationId) =>
      (await spendTokens(context, characters, conversationId)) && (await spendAiCall(context)),
  });
}

/** Warns where the model's service does not answer; the server runs without it. */
export async function checkModel({ assistant }: Env, log: FastifyBaseLogger): Promise<void> {
  if (!assistant) return;
  try {
    await checkEndpoint(assistant, AbortSignal.timeout(CHECK_MS));
  } catch (error) {
    log.warn({ err: error }, 'ASSISTANT_BASE_URL does not answer; Carl uses his own words until it does');
  }
}
