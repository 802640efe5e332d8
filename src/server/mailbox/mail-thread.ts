// The thread that takes one mail apart: what strangers send can take long or much room, and ends here alone.
import { parentPort, workerData } from 'node:worker_threads';
import { readMail } from './read-mail.ts';

const mail = await readMail(workerData);
parentPort?.postMessage(mail);
