// Mails quote ours, in which the link to a job's page stands: who has it can write and accept in its owner's name, so that the
// database keeps none, and nobody else who reads the thread gets it.

/** As it is, within another address such as those that mail filters make, or broken where a quote was wrapped. */
const JOB_LINK = /(\/|%2F)job(\/|%2F)(?:[\w-](?:\r?\n[> ]*)?){31}[\w-](?![\w-])/gi;

/** 'https://shop.example/job/Zk…' becomes 'https://shop.example/job/…'. */
export const withoutJobLinks = (text: string): string => text.replace(JOB_LINK, '$1job$2…');
