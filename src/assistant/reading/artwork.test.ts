import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import type { Question } from '../turn.ts';
import { readArtwork } from './artwork.ts';

const artwork = (message: string, asked: Question | null = null) =>
  outcome(readArtwork(contextFor(message, asked)));

describe('artwork', () => {
  it.each([
    ['we have a logo', 'logo ready'],
    ['the coach approved the design last night', 'file ready'],
    ['silhouette is camera ready', 'file ready'],
    ['our last printer kept the files', 'needs design'],
    ['there is an old cap you could copy', 'needs design'],
    ['that pic is awful, please redraw it', 'needs design'],
    ['I already have the artwork as a pdf', 'file ready (PDF)'],
    ['we need it designed', 'needs design'],
    ['somebody would have to redraw my napkin sketch, well they have to redraw it', 'needs design'],
    ['we only have a photo of the mural so you would need to redraw the whole design', 'needs design'],
    ['no picture yet so somebody over there has to draw it up', 'needs design'],
    ['the old one needs vectorizing', 'needs design'],
    ['I do not have a logo yet', 'needs design'],
    ['i have a sketch', 'sketch ready'],
    ['our designer has the eps', 'file ready (EPS)'],
    ['my sister drew the logo', 'logo ready'],
    ['the logo is final', 'logo ready'],
    ['we will send you the svg', 'file ready (SVG)'],
    ['all text converted to outlines', 'file ready'],
    ['you still have our logo from the last run', 'logo ready'],
    ['could you come up with something', 'needs design'],
    ['want somebody to draw it', 'needs design'],
    ['only a rough idea so far', 'needs design'],
    ['would need you to create the artwork', 'needs design'],
    ['we are terrible at drawing', 'needs design'],
    ['none of us can design', 'needs design'],
    ['I am not artistic', 'needs design'],
    ['could you make me a new logo', 'needs design'],
    ['need one of your artists to sketch a lighthouse', 'needs design'],
    ['somebody on your team will have to draw the bear', 'needs design'],
    ['would like someone there to mock up a shirt', 'needs design'],
    ['looking for an illustrator', 'needs design'],
    ['30 mugs, already got the svg', 'file ready (SVG)'],
    ['saved the eps from last summer', 'file ready (EPS)'],
    ['files are in google drive', 'file ready'],
    ['you would have to draw something up', 'needs design'],
    ['can one of your designers draft a logo', 'needs design'],
    ['best i have is an old photo', 'photo ready'],
    ['our office will email the artwork', 'file ready'],
    ['same art as last fall, from before', 'file ready'],
    ['please turn his doodle into a print', 'needs design'],
    ['we do not have anything really drawn', 'needs design'],
    ['show us some concepts from your artist', 'needs design'],
    ['we do not have it as a vector, just a scan', 'file ready'],
    ['my brother in law has the files', 'file ready'],
    ['could your designer lay it out', 'needs design'],
    ['please scan that and clean it up, we need you to mock it up', 'needs design'],
    ['artwork by you guys, 40 caps', 'needs design'],
    ['we will leave the layout up to you guys', 'needs design'],
    ['can you copy the faded sign', 'needs design'],
    ['artwork is signed off, nothing else to do', 'file ready'],
    ['40 zines, my own drawings', 'file ready'],
    ['need 30 caps. PDF and PNG', 'file ready (PDF)'],
    ['repeat of march, same design, 40 now', 'file ready'],
    ['our art teacher is drawing it', 'drawing ready'],
    ['24 visors, eps ready', 'file ready (EPS)'],
    ['el logo lo tengo en pdf', 'logo ready (PDF)'],
    ['use your own design, just our name', 'needs design'],
  ])('is what there is to print from: %s', (message, expected) => expect(artwork(message)).toBe(expected));

  it('may be a yes or no where it was asked for', () => {
    expect(artwork('yes', 'artwork')).toBe('file ready');
    expect(artwork('not yet', 'artwork')).toBe('needs design');
    expect(artwork('all set', 'artwork')).toBe('file ready');
    expect(artwork('illustrator file', 'artwork')).toBe('file ready');
    expect(artwork('you guys do it', 'artwork')).toBe('needs design');
    expect(artwork('yes')).toBe('skipped');
  });

  it.each([
    ['it lives on our old laptop', 'file ready'],
    ['I will bring it friday', 'file ready'],
    ['you should still have it', 'file ready'],
    ['my partner is a designer so its handled', 'file ready'],
    ['same as before', 'file ready'],
    ['the treasurer has it', 'file ready'],
    ['guess we are starting over', 'needs design'],
    ['the old shop never gave us the files', 'needs design'],
    ['we have absolutely nada', 'needs design'],
    ['a blurry screenshot', 'needs design'],
    ['off an old sign', 'needs design'],
    ['I have a question', 'skipped'],
    ['where do I send it', 'skipped'],
    ['I will get back to you', 'skipped'],
    ['it is no longer on my laptop', 'skipped'],
  ])('is told more shortly where it was asked for: %s', (message, expected) =>
    expect(artwork(message, 'artwork')).toBe(expected),
  );

  it.each([
    'once the board has approved the logo we order',
    'you kept the file, right?',
    'please create a mug',
    'what file do you need?',
    'nice logo you have',
    'a design question',
    'no logo on the sleeve',
    'how do I send a logo?',
    'will the design be ready',
    'do I need a logo',
    'we have an ai chatbot',
    'a design fee?',
    'I have a design in mind',
    'do you have to design it',
    'can you do a logo on the cuff',
    'can you make the logo bigger',
    'is it bad if the art is small',
    'no designer fee?',
    'we need someone to draw the raffle winner',
    'we hired somebody to draw the bear',
    'caps, have the logo on the side',
    'need polos for our designer',
    'somebody has to draw the line',
    'do you want me to draw it',
    'we want you to have the logo on the front',
    'our logo is not a finished file yet',
    'does the art need to be a clean vector',
    'does the file need to be vectorized',
    'what does print ready art mean',
    'same print as the front',
    'do you take pdf, or ai',
    'same logo on both sides',
    'once the art is approved, how long',
    'does my boss have the logo',
    'is the vector ready',
    'can you match the color of our old sign',
    'the art is on your website',
  ])('is not made up: %s', (message) => expect(artwork(message)).toBe('skipped'));
});
