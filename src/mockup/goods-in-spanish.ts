// What the goods of the mockups are called in Spanish.
import type { MockupGoods } from '../schemas/artwork.ts';

export const GOODS_IN_SPANISH: Record<MockupGoods, string> = {
  tee: 'camiseta',
  hoodie: 'sudadera',
  polo: 'polo',
  cap: 'gorra',
  tote: 'bolsa de tela',
  mug: 'taza',
  banner: 'lona',
  'yard-sign': 'letrero de yarda',
  'van-side': 'camioneta',
  window: 'vidrio del local',
};
