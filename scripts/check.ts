// `npm run check`: types, lint and format, unused code. Seconds.
import { runChecks } from './checks.ts';

process.exit(runChecks().every((check) => check.passed) ? 0 : 1);
