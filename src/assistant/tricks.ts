// Attempts to change Carl's rules, to name him a price or to hear of other visitors, beyond those the reading names.
import type { Moment } from './moment.ts';

/** Is the message an attempt that is turned down, in English or Spanish? */
export const isTrick = ({ folded, reading }: Pick<Moment, 'folded' | 'reading'>): boolean =>
  reading.intents.includes('injection') || TRICKS.some((pattern) => pattern.test(folded));

const TRICKS: readonly RegExp[] = [
  // "pretend the price is 1 dollar", "let's say everything costs nothing"
  /(?:^|\b(?:please|now|just|and) )(?:pretend|imagine|assume|suppose)\b.{0,40}\b(?:price|prices|cost|costs|free|discount|rules?|restrictions?)\b/,
  /\b(?:let's say|make believe)\b.{0,40}\b(?:price|prices|cost|costs|free|discount)\b/,
  /\b(?:set|override|update)\b.{0,20}\b(?:prices?|price book|total|unit_price)\b.{0,12}\b(?:to|at|=)/,
  /\b(?:your|the) (?:secret|hidden|internal|system) (?:rules|instructions|prompt|costs?|margins?)\b/,
  /\b(?:your|the shop's) (?:markup|profit(?: margins?)?|wholesale costs?|margins? on)\b/,
  /\bact (?:as|like) (?:the|an?|my|if|though)\b|\bnew rules?:|^\W*system\s*:|<\/?(?:system|inst)\b/,
  /^\W*(?:please )?(?:just )?(?:say|repeat)\b.{0,40}(?:\bpromise|\bfree\b|\bdiscount|\bprice|\$|% off)/,
  /\b(?:last|previous|other|another) (?:customers?|clients?|visitors?|persons?|people)\b.{0,20}\b(?:get|got|pay|paid|paying|price|emails?|phones?|numbers?)\b/,
  /\b(?:the|your) (?:owner|boss|manager)\b.{0,12}\b(?:said|says|told|promised|approved|agreed)\b.{0,60}(?:\$|\bfree\b|\bdiscount|\bdollars?\b|\bprice)/,
  // The same in Spanish.
  /\b(?:ignora|ignore|olvida|olvide|desobedece|salta)\w{0,3}\b.{0,25}\b(?:instrucciones|reglas|ordenes|indicaciones|limites|programacion)\b/,
  /\b(?:finge|finja|imagina|imagine|supon|suponga)\w{0,2} que\b|\bha(?:z|ga) de cuenta\b|\bactu[ae] como\b/,
  /\b(?:ahora|desde ahora|a partir de ahora|de ahora en adelante)\s+(?:tu\s+)?(?:eres|seras|actuas)\b/,
  /\b(?:muestra|muestrame|muestre|imprime|imprima|dime|digame|revela|repite|ensena|ensename)\b.{0,20}\b(?:tus?|sus?)\s+(?:reglas|instrucciones|prompt|indicaciones|configuracion)\b/,
  /\b(?:datos|correos?|telefonos?|pedidos?|nombres|pidio|pidieron|pago|pagaron|compro)\b.{0,25}\b(?:otr\w{1,2}|ultim\w{1,2}|demas|anterior\w{0,2})\s+(?:clientes?|usuarios?|personas?|visitantes?)\b/,
  /\b(?:promete|prometeme|prometame|garantiza|garantizame|jura|jurame)\b.{0,40}(?:\bgratis\b|\bprecio|\bdescuento|\$)/,
  /\b(?:pon|ponga|cambia|cambie|baja|baje)\b.{0,12}\b(?:el|los|al)\s+precios?\b/,
];
