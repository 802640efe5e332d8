// What people type for short on a phone, and contractions, written out. The long form stands first.

const LINES = `
i am: i'm im
i would: i'd
i have: i've ive
i will: i'll ill
we are: we're
we would: we'd
we have: we've weve
we will: we'll
you are: you're youre
you have: you've
you would: you'd youd
you will: you'll
you: u ya
your: ur
you all: y'all yall
they are: they're theyre
they would: they'd theyd
they will: they'll theyll
he will: he'll
he would: he'd
she will: she'll
she would: she'd
they have: they've
probably: probly prolly probs
it is: it's
it will: it'll itll
that is: that's thats
that will: that'll thatll
there is: there's theres
here is: here's heres
how have: how've
what have: what've
what is: what's whats wats whts
what will: what'll whatll
what: wat wut waht
who is: who's
where is: where's wheres
when is: when's whens
when: wen
how is: how's hows
how: hwo hw
them: dem
the: da
text: txt
nothing: nothin nuthin nuttin
something: somethin sumthin
difference: diff
number: numbr nmbr
name: nme nane
could: cud
would: wud
should: shud
because: coz
business: buisness bussiness
letters: leters
every: evry
logo: logoo
want: wnt
need: nid ned
we are: wer
let us: let's lets
he is: he's hes
she is: she's shes
do not: don't dont
does not: doesn't doesnt
did not: didn't didnt
will not: won't wont
can not: can't cant cannot
could not: couldn't couldnt
is not: isn't isnt ain't aint
are not: aren't arent
was not: wasn't wasnt
were not: weren't werent
have not: haven't havent
has not: hasn't hasnt
had not: hadn't
would not: wouldn't wouldnt
should have: should've shouldve
next: nxt
should not: shouldn't shouldnt
want to: wanna
going to: gonna finna
got to: gotta
need to: needa
trying to: tryna
name is: name's
mine is: mine's mines
let me: lemme
give me: gimme
do not know: dunno
i do not know: idk
kind of: kinda
please: pls plz plse
thanks: thx thnx thanx tnx thks
thank you: ty thankyou
thank you so much: tysm
are: r
and: n adn
because: bc cuz becuase
though: tho
through: thru
about: abt bout
between: btwn
by the way: btw
right now: rn
never mind: nvm nevermind
no problem: np
bucks: bux
people: ppl
sorry: sry srry
have: hv hav
the: teh
across: accross acrost acros
a lot: alot
that: taht
can: cn
tomorrow: tmrw tmr tmw tmro tmrrw tmmrw tomoro tmorrow tomm
tonight: tonite
today: tdy
week: wk
weeks: wks
months: mos
year: yr
years: yrs
hours: hrs
minutes: mins
wednesday: wensday wendsday wensdy
birthday: bday
christmas: xmas
fifty: fiddy fitty
hundred: hunnid hunned hundo hunnerd hunerd hundert
couple: coupla
dozen: doz dozs dz dzn dozens
quantity: qty quanity
amount: amt
approximately: approx aprox
minimum order: moq
color: colour clr colr
colors: colours clrs colrs
front: frnt fron
back: bck bk bak
left: lft
ready: rdy redy
supposed: supose suposed sposed spose supossed
just: jst jus
cheaper: cheeper cheapr
cheap: cheep
order: ordr odr oder oredr ordre orderr
orders: ordrs
print: prnt
sleeve: slv sleve slev
sleeves: slvs sleves slevs
chest: chst chset
small: sm
medium: med
large: lg lrg
black: blk blak blck balck
white: wht wite whte
blue: blu bule
green: grn gren grean
navy: nvy navey
yellow: ylw yllw
orange: orng
purple: prpl purpel
gray: gry
gold: gld
silver: slvr
size: sz
picture: pic
pictures: pics
photo: foto
photos: fotos
address: addy
number: num
account: acct
manager: mgr
representative: rep
business: biz
yes: yea yeah yeh yep yup yupp yess yas ye si
no: nope nah naw nay
ok: k kk okay okey
all right: alright
embroidery: embriodery embr imbroidery imbroidry
embroidered: embroid embroided imbroidered
vinyl: vynil vynl
vehicle: vehical veichle
truck: truk
graphics: grafics graphix grafix
decals: decles
hoodies: hudies hoodys
jerseys: jersies jerseies
beanies: beanys beenys
logos: logoes
website: websight
pocket: pockit
people: peaple
quote: qoute
quotes: qoutes
shirt: shrit shrt
shirts: shirst shrits shrts
tees: t's ts
`;

/** Short words that questions and wishes are made of; typed in haste two of their letters change places. */
const HASTY =
  'much many what when where which with want need have does make your long they then need some just like back left name'.split(
    ' ',
  );

/** "mcuh" and "muhc" for "much"; the first letter is seldom missed. */
const swapped = (word: string): string[] =>
  [...word].flatMap((_, i) =>
    i > 0 && i + 1 < word.length && word[i] !== word[i + 1]
      ? [`${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`]
      : [],
  );

/** "checkin", "lookin": the verbs of a question or a wish lose their g. */
const SPOKEN =
  'ask bring call check com do get go hop look mak need pay print runn start think try wait want wonder work'.split(
    ' ',
  );

/** Lower-case shorthand to its long form, e.g. "dont" to "do not". */
export const SHORTHAND: ReadonlyMap<string, string> = new Map([
  ...HASTY.flatMap((word) => swapped(word).map((typed): [string, string] => [typed, word])),
  ...SPOKEN.map((verb): [string, string] => [`${verb}in`, `${verb}ing`]),
  ...LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [long = '', short = ''] = line.split(': ');
      return short.split(' ').map((word): [string, string] => [word, long]);
    }),
]);
