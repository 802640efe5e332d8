import { describe, expect, it } from 'vitest';
import { contextFor } from '../../testing/shop.ts';
import { isOfPastOrder } from './past-orders.ts';

const isComplaint = (message: string) => isOfPastOrder(contextFor(message).words);

describe('a complaint about what was made', () => {
  it.each([
    'the aprons showed up torn',
    'you stitched the crest upside down',
    'we counted 22 instead of 30 caps',
    'three of the mugs arrived chipped',
    'we have not received our flyers',
    'any news on the window decals',
    'the vinyl is peeling off already',
    'wrong size aprons in the box',
    'I want my money back',
    'can you get them reprinted',
    'we were supposed to have the tents monday, still nothing',
    'what did we order in spring',
    'las tazas que me dieron vienen rotas',
    'nos entregaron la lona con el nombre mal escrito',
    'recogimos el pedido y faltan dos gorras',
  ])('is one: %s', (message) => expect(isComplaint(message)).toBe(true));

  it.each([
    'our old awning sign is faded, we want a new one',
    'what if the mugs come broken',
    'do the decals start peeling in the sun',
    'the last printer got our caps wrong',
    'we need 30 caps, not 40',
    'me hicieron unas tazas hace un año y quiero mas',
    'me entregaron chuecas las gorras en otro lado, ustedes bordan',
    'me dieron su numero, hacen lonas',
    'can I get 20 shirts in different sizes',
    'I never got a quote',
    'any ideas for the back of the shirts',
  ])('is none: %s', (message) => expect(isComplaint(message)).toBe(false));
});
