// Goods as Spanish spells them, however they were typed: "imanes" are more than one "imán", "calcomanias" have an accent.
import { withoutAccents } from '../../language.ts';

/** One and many, where "-s" alone does not do or an accent is left out. */
const SPELLED: readonly (readonly [one: string, many: string])[] = `
  imán imanes; lápiz lápices; mandil mandiles; delantal delantales; cartel carteles; mantel manteles; botón botones;
  pantalón pantalones; calcetín calcetines; camión camiones; cartelón cartelones; suéter suéteres; llavero llaveros;
  calcomanía calcomanías; bolígrafo bolígrafos; rótulo rótulos; paraguas paraguas; portavasos portavasos; vinil viniles
`
  .trim()
  .split(/;\s*/)
  .map((pair) => {
    const [one = '', many = ''] = pair.split(' ');
    return [one, many];
  });

const ONE: ReadonlyMap<string, string> = new Map(
  SPELLED.flatMap(([one, many]) => [
    [withoutAccents(one), one],
    [withoutAccents(many), one],
  ]),
);
const MANY: ReadonlyMap<string, string> = new Map(SPELLED);

/** 'lápiz' for "lapices", undefined where the rules for "-s" do. */
export const oneInSpanish = (typed: string): string | undefined =>
  ONE.get(withoutAccents(typed.toLowerCase()));

/** 'lápices' of 'lápiz'. */
export const manyInSpanish = (one: string): string | undefined => MANY.get(one);
