// The sample jobs of the shipped facts, drawn: `node scripts/draw-samples.ts` writes them to shop/work.
import { openType } from '../fonts.ts';
import { drawBakerySite } from './bakery-site.ts';
import { drawCampMugs } from './camp-mugs.ts';
import { drawLandscapersTruck } from './landscapers-truck.ts';
import { drawSidewalkSign } from './sidewalk-sign.ts';
import { drawTaproomTees } from './taproom-tees.ts';
import { drawTeamCaps } from './team-caps.ts';

/** Every sample's SVG by its file name. */
export async function drawSamples(): Promise<Record<string, string>> {
  const [display, mono] = await Promise.all([openType('display'), openType('mono')]);
  return {
    'taproom-tees.svg': drawTaproomTees(display),
    'team-caps.svg': drawTeamCaps(),
    'sidewalk-sign.svg': drawSidewalkSign(display),
    'landscapers-truck.svg': drawLandscapersTruck(display),
    'camp-mugs.svg': drawCampMugs(),
    'bakery-site.svg': drawBakerySite({ display, mono }),
  };
}
