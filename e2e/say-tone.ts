// A speech engine for machines without one: half a second of tone, whatever the text.
import { text } from 'node:stream/consumers';
import { makeWav } from '../src/speech/testing/sounds.ts';

await text(process.stdin);
process.stdout.write(makeWav({ seconds: 0.5 }));
