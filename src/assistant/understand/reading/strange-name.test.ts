import { describe, expect, it } from 'vitest';
import { NOW, shop } from '../../testing/shop.ts';
import { read } from '../context/read.ts';
import { nothingKnown } from '../context/reader-state.ts';
import { isEnglish, isSlipOfEnglish } from './words/dictionary.ts';

const named = (message: string) => read(message, nothingKnown(), shop, NOW).slots.name;

describe('a name of no words, where a person can stand', () => {
  it.each([
    ['heya, ruairí again', 'ruairí'],
    ['Oyelaran, said like oh-yeh-larran', 'Oyelaran'],
    ["sipho nkabinde's what they call me", 'sipho nkabinde'],
    ['gintaras petkus - are you open', 'gintaras petkus'],
    ['Zsuzsanna. Z, s, u, z', 'Zsuzsanna'],
    ["it's bae soo-jin", 'bae soo-jin'],
    ['Mihaela Ungureanu will pick them up', 'Mihaela Ungureanu'],
    ['tell your guys Bolormaa Ganbold called', 'Bolormaa Ganbold'],
    ['please keep it for Ásgeir', 'Ásgeir'],
    ['could you check under Wijesekera', 'Wijesekera'],
    ['write Hrvoje on the label', 'Hrvoje'],
    ["put Cheikh M'Bow down for it", "Cheikh M'Bow"],
    ['kindly use the name Yusuf ibn-Tariq', 'Yusuf ibn-Tariq'],
    ['my wife placed it, Nanthini Sivakumar', 'Nanthini Sivakumar'],
    ["that'd be ms vaitkeviciute", 'ms vaitkeviciute'],
    ['no no, Oduya, not Odua', 'Oduya'],
    ['the person to ask for is Thandeka', 'Thandeka'],
    ['someone ring sphiwe back please', 'sphiwe'],
    ['the yes is from me, nomvula, by the way', 'nomvula'],
    ["hi its minh an and i've a question", 'minh an'],
    ['signed for by Ulyana Hnatiuk', 'Ulyana Hnatiuk'],
    ['Wiremu is fine', 'Wiremu'],
    ['pay Mirela Ashbury, it is mirela@mail.example', 'Mirela Ashbury'],
    ['please direct the answer to Abigail Thornbury, Purchasing, at@mail.example', 'Abigail Thornbury'],
    ['is there a parcel for Radovan Lockridge in the office', 'Radovan Lockridge'],
    ['did a Mr Wetherington arrive yet', 'Mr Wetherington'],
    ['we are the Castellano party', 'Castellano'],
    ['five of us tonight, one booking, obinna', 'obinna'],
    ['um, just tadhg', 'tadhg'],
    ['it was arranged through my assistant Perpetua Holm', 'Perpetua Holm'],
    ['please include my colleague Zsolt Fekete for dinner', 'Zsolt Fekete'],
    ['the caller was K. P. Venkatesh', 'K. P. Venkatesh'],
    ['she is called Odalys Brun', 'Odalys Brun'],
    ["is Mikael Strand's card still blocked", 'Mikael Strand'],
    ['this is your customer Ngaire Tolhurst', 'Ngaire Tolhurst'],
    ['have you got a Ravindra Pillay staying here', 'Ravindra Pillay'],
    ["put 'Solveig Berg' on the invoice", 'Solveig Berg'],
    ['Kind of urgent: Tiago. Tiago Brandao.', 'Tiago Brandao'],
    ['please page Deputy Crisp', 'Deputy Crisp'],
  ])('is read from %s', (message, expected) => expect(named(message)).toBe(expected));

  it.each([
    'can you ship to Wauwatosa',
    'we want Zyntrex on the back',
    'the font is Futurama',
    'our team is the Squonks',
    'aslkdfj qpwoeiru',
    'Absolutley, i love it',
    'Wooohooo, it came out great',
    'i drive a Kenworth',
    'need 9 vests by friday, dhl guy is coming',
    "it's Honda Ridgeline",
    'my son is called Thabo',
    "my nephew's name is Thabo",
    'Thabo, Sizwe, Lerato and Zinhle on the sleeves',
    'not Thabo',
    'the file is zyntrex.ai',
    'Zyntrex Plumbing, 12 polos',
    'do you use Procreate or Krita',
    'it should say Hakuna Matata',
    'hey Thabo',
    'quiero gorras para Zyntrex',
    'my boss, Sizwe Dube, wants 30 polos',
    'Sizwe Dube told me to write you',
    'Thanks, Roberta!',
    'how do we get to Kearney',
    'can you match Sherwin Williams Rainwashed',
    'in loving memory of Dorothea Kessler',
    'a Taylor Swift concert is why we need them',
    'our hero is Abraham Lincoln',
    'my neighbour recommended you, the colour is fantastic',
    "For my mother's birthday, Ottilie",
    'Mr Kessler sent us over',
    'our dog, he is called Brutus',
    'my husband dmitri will collect the mugs',
    'my boss, Ms. Kessler, wants to know',
    'the office beside Mr. Kessler is cold',
    'pay Mirela Ashbury from my savings',
    'we had a picnic with Mirela Ashbury in town',
    'we are coming up from st. charles',
    'For Sukkot, 12 banners',
    'I am the treasurer of our HOA',
    'we watched Annie Hall twice',
    'I just finished Moll Flanders',
    'Amelia Earhart was a hero',
    'Greta Garbo is the best',
    '60 tees, kelly green',
  ])('is not made up: %s', (message) => expect(named(message)).toBeUndefined());

  it('takes no name from the visitor who has one', () => {
    const known = { ...nothingKnown(), slots: { name: 'Dana' } };
    expect(read('Thandeka Dube will pick them up', known, shop, NOW).slots.name).toBeUndefined();
  });

  it('is read in time from anything', { timeout: 10_000 }, () => {
    for (const part of ['Thabo ', 'zyx-', 'for Thabo, ', 'thabothabo', 'my wife called it it ', 'Ó de la ']) {
      named(part.repeat(Math.floor(1400 / part.length)));
    }
  });
});

describe('isEnglish', () => {
  it.each(['lattice', 'unravelled', 'shiniest', 'overcharged', 'billboards', 'zoologist', 'thankful', 'lol'])(
    'knows %s',
    (word) => expect(isEnglish(word)).toBe(true),
  );

  it.each(['tadhg', 'oyelaran', 'nkabinde', 'sithole', 'zyntrex'])('does not know %s', (word) =>
    expect(isEnglish(word)).toBe(false),
  );

  it.each(['becuase', 'unfortunatly', 'wendsday', 'gorgous'])('knows %s for a slip', (word) =>
    expect(isSlipOfEnglish(word)).toBe(true),
  );
});
