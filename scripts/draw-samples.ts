// Draws the sample jobs of shop/work anew.
import { writeFile } from 'node:fs/promises';
import { drawSamples } from '../src/art/samples/samples.ts';

for (const [name, svg] of Object.entries(await drawSamples())) await writeFile(`shop/work/${name}`, svg);
