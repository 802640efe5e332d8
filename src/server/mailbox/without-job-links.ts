// Mails quote ours, in which the link to a job's page stands: who has it can write and accept in its owner's name, so that the
// database keeps none, and nobody else who reads the thread gets it.

/** Where a quote was wrapped. */
const WRAP = String.raw`(?:\r?\n[> ]{0,20})?`;
/** As it is, or as mail filters write it within an address of their own: escaped, also twice, or as _ or -2F. */
const BEFORE = String.raw`((?:\/|_|-2F|%(?:25)*2F)${WRAP}job${WRAP}(?:\/|_|-2F|%(?:25)*2F))${WRAP}`;
/** Longer runs are other addresses. Some filters put __ behind it. */
const JOB_LINK = new RegExp(String.raw`${BEFORE}(?:[\w-]${WRAP}){31}[\w-](?![a-z\d]|[-_][a-z\d])`, 'gi');
/** Such filters write _ and - as -5F and -2D. */
const ESCAPED_LINK = new RegExp(
  String.raw`(_job_|-2Fjob-2F)(?:(?:-5F|-2D|[\w-])${WRAP}){31}(?:-5F|-2D|[\w-])`,
  'gi',
);

/** 'https://shop.example/job/Zk…' becomes 'https://shop.example/job/…'. */
export const withoutJobLinks = (text: string): string =>
  text.replace(JOB_LINK, '$1…').replace(ESCAPED_LINK, '$1…');
