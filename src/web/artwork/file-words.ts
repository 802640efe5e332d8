// What is said of a file under way, in English; file-words-es.ts has the same in Spanish, for the page of a job.

export const FILE_WORDS = {
  of: (sent: string, whole: string) => `${sent} of ${whole}`,
  queued: (size: string) => `${size}, next in line`,
  left: (so: string, time: string) => `${so}, ${time} left`,
  paused: (so: string) => `Paused at ${so}`,
  waiting: (so: string) => `No connection at ${so}. It goes on by itself.`,
  stopped: (so: string) => `Stopped at ${so}. Choose it again, and it goes on from there.`,
  checking: (size: string) => `${size}, being checked`,
  vector: 'vector',
  seeSize: 'See it at its size',
  seeAll: 'See all that was found',
  more: (count: number) => `And ${count} more.`,
  remove: (name: string) => `Remove ${name}`,
  pause: (name: string) => `Pause ${name}`,
  goOn: (name: string) => `Go on with ${name}`,
  isWaiting: (name: string) => `${name} waits for the connection`,
  isPaused: (name: string) => `${name} is paused`,
  isRefused: (name: string) => `${name} was not sent`,
  isDone: (name: string) => `${name} is there and checked`,
  isOther: 'That is another file',
  chooseAgain: (name: string) => `Please choose ${name} again.`,
  unreadable: 'The file can no longer be read on this device. Please choose it again.',
  gone: 'The shop no longer has the beginning of it. Please send it again.',
  notSent: 'It could not be sent. Please try again.',
};
export type FileWords = typeof FILE_WORDS;
