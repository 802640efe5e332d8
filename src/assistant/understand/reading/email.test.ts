import { describe, expect, it } from 'vitest';
import { contextFor, knownAfter, outcome, say } from '../../testing/shop.ts';
import { readEmail } from './email.ts';

const email = (message: string) => outcome(readEmail(contextFor(message)));
const emailOf = (message: string, known: string) =>
  outcome(readEmail({ ...contextFor(message), reach: { email: known } }));

describe('an e-mail address', () => {
  it.each([
    ['write to Dana.Whitfield@Example.com, please', 'dana.whitfield@example.com'],
    ['orders+spring@mail.riverside-hvac.co.uk.', 'orders+spring@mail.riverside-hvac.co.uk'],
    ['(kim_98@example.org)', 'kim_98@example.org'],
    ['kim at the rate of gmail dot com', 'kim@gmail.com'],
    ['E-mail=desk@northside.example;', 'desk@northside.example'],
    ['mailto:office@northside.example', 'office@northside.example'],
    ['use dept/floor=two@northside.example', 'dept/floor=two@northside.example'],
    ['name/email: kim@northside.example', 'kim@northside.example'],
    ['i no longer use kim@old.example, now its kim.four@old.example', 'kim.four@old.example'],
    ['kim at northside dot example, actually use mine its kim.four@example.org', 'kim.four@example.org'],
    ['please stop emailing kim@old.example, use kim@new.example', 'kim@new.example'],
  ])('is read as typed: %s', (message, expected) => expect(email(message)).toBe(expected));

  it.each([
    ['my email is lee dot park at example dot com', 'lee.park@example.com'],
    ['rosa underscore d at outlook dot com thanks', 'rosa_d@outlook.com'],
    ['tom at reedroofing.com', 'tom@reedroofing.com'],
    ['nils underscore o at example dot org', 'nils_o@example.org'],
    ['nils dot oh four at example dot org', 'nils.04@example.org'],
    ['it is nils@example.org...', 'nils@example.org'],
    ["she's at work . com", 'skipped'],
    ['write to store at larkprints dot com', 'store@larkprints.com'],
    ['mail shop at larkprints dot co dot uk', 'shop@larkprints.co.uk'],
    ['we shop at costco dot com', 'skipped'],
    ['email us at larkprints dot com', 'skipped'],
    ['Ada Brandt, Tiny Oaks Preschool. ada at tinyoaks dot example', 'ada@tinyoaks.example'],
    ['k. brandt at tinyoaks dot example', 'k.brandt@tinyoaks.example'],
    ['vera at dunlap fence dot example', 'vera@dunlapfence.example'],
    ['k i m 4 at example dot org', 'kim4@example.org'],
    ['email is pat murphy 12 at gmail dot com', 'patmurphy12@gmail.com'],
    ['my email is all lower case patmurphy 12 at aol dot com', 'patmurphy12@aol.com'],
    ['email is all caps PMURPHY at gmail dot com', 'pmurphy@gmail.com'],
    ['reach me at m underscore torres 88 at yahoo dot com', 'm_torres88@yahoo.com'],
    ['sam(at)example.com', 'sam@example.com'],
    ['my email is info at stone dash mill dot example', 'info@stone-mill.example'],
    ['email lou at twin peaks dot example', 'lou@twinpeaks.example'],
    ['k as in kite w ramos at example dot com', 'kwramos@example.com'],
    ['that email is wrong its zoe@example.com', 'zoe@example.com'],
    ['k like kite, then r-a-m-o-s, at glenworks dot example', 'kramos@glenworks.example'],
    ['m as in mike, j for john, hale at example dot com', 'mjhale@example.com'],
    ['capital m hale all one word at example dot org', 'mhale@example.org'],
    ['t r hale no dots at example dot com', 'trhale@example.com'],
    ['hi@ruby.example goes on the van and that is also how to reach me', 'hi@ruby.example'],
    ['so you said your email is pat@ruby.example, did I get that right', 'pat@ruby.example'],
    ['I want the quote sent to pat@ruby.example on the shirts', 'pat@ruby.example'],
    ['all small letters, grey fox, that is one word, at example dot com', 'greyfox@example.com'],
    ['grey fox twelve at example dot com, all one word', 'greyfox12@example.com'],
    ["it's grey fox at gmail dot com", 'greyfox@gmail.com'],
    ['capital N capital O dot hale at example dot com', 'no.hale@example.com'],
    ['uppercase n, the letter o, seventy seven at example dot com', 'no77@example.com'],
    ['nan spelled n a n, at g mail dot com', 'nan@gmail.com'],
    ['jen two two at example dot com', 'jen22@example.com'],
    ['hal underscore pike sixteen at example dot org', 'hal_pike16@example.org'],
    ['its jen forty two at example dot com', 'jen42@example.com'],
    ['its jen 45 at example dot com', 'jen45@example.com'],
    ['orders at inkwell period com', 'orders@inkwell.com'],
    ['k i r zero nine at example dot com', 'kir09@example.com'],
    ['c as in cat, o, l, e, at example dot com', 'cole@example.com'],
    ['b double o n e at example dot com', 'boone@example.com'],
    ['hale at sign example dot org', 'hale@example.org'],
    ['email me, its hale at sign works dot example', 'hale@signworks.example'],
    ['lee dot hale, um, at, uh, example dot com', 'lee.hale@example.com'],
    ['we met at noon dot dot dot', 'skipped'],
    ['j period hale at example dot com', 'j.hale@example.com'],
    ['orders at blue dash ox dot example', 'orders@blue-ox.example'],
    ['kim plus shop at example dot org', 'kim+shop@example.org'],
    ['orders at loom hyphen well dot co dot uk', 'orders@loom-well.co.uk'],
    ['ana at blue dash and dash white dot com dot au', 'ana@blue-and-white.com.au'],
    ['you have kim@old.example but the right one is kim@new.example', 'kim@new.example'],
    ['kim@old.example bounces, use kim@new.example', 'kim@new.example'],
    ['kim@old.example should be kim.p@old.example', 'kim.p@old.example'],
    ['support at oak and elm dot example', 'support@oakandelm.example'],
    ['the letter j then hale at example dot com', 'jhale@example.com'],
    ['mina two thousand at example dot com', 'mina2000@example.com'],
    ['mina two thousand twelve at example dot com', 'mina2012@example.com'],
    ['theo at sign gmail dot com', 'theo@gmail.com'],
    ['insta@ruby.example', 'insta@ruby.example'],
    ['kim @ruby.example', 'kim@ruby.example'],
    ['my email is insta at ruby dot com', 'insta@ruby.com'],
    ['dm me or kim@ruby.example', 'kim@ruby.example'],
    ['my insta is @ruby.press, mail kim@ruby.example', 'kim@ruby.example'],
    ['cc lou@a.example, mine is kim@a.example', 'kim@a.example'],
    ['jo dot ray dot twenty two at example dot com', 'jo.ray.22@example.com'],
    ['use kim@a.example, if it bounces try kim@b.example', 'kim@a.example'],
    ['kim@a.example or kim@b.example', 'kim@a.example'],
  ])('is read as said: %s', (message, expected) => expect(email(message)).toBe(expected));

  it.each([
    'have a look at example.com',
    'saw this at reddit dot com',
    'we met at 12.30',
    'i am at work dot com',
    'reach jen hale 45 at example dot com',
    'we are staying at hotel dot com',
    'grey fox, no spaces, seven seven at example dot com',
    'my name at gmail dot com',
    'put www.ruby.example and hi@ruby.example on the doors',
    'the banner should say rsvp@ruby.example',
    'is your email still hi@ruby.example',
    'your email is hi@ruby.example right',
    'git@ruby.example:press/site',
    '10 @ $4 each',
    'we are on insta @ruby.press',
    'follow @ruby.press for pics',
    'our facebook page is @ruby.press.co',
    'the logo is on tiktok @rubypress.shop',
    'find us on ig @ruby.press',
    'look for the handle @ruby.press',
    'find us at bluebarn.example',
    'pat@localhost',
    'pat@under_score.com',
    '2@3.4',
  ])('is not made up: %s', (message) => expect(email(message)).toBe('skipped'));

  // Who is only told of is not to be written to: the shop would write to somebody who asked for nothing.
  it.each([
    'our pastor has to sign it off, hes at tim@example.org',
    'the designer is at ana@example.com, she has the art',
    'my wife picked the colors, her email is jo@example.com',
  ])('is not that of somebody told of: %s', (message) => expect(email(message)).toBe('unclear'));

  it.each([
    'can you cc ann@example.com on the proof?',
    'cc my boss, ann@example.com',
    'please also send a copy to ann@example.com',
    'could you email the proof to ann@example.com too',
    'ann@example.com told me about you, thank her',
    'thanks to ann@example.com for the tip',
    'Does Ann with ann@example.com work at your shop?',
    'do you know ann@example.com?',
    'i was referred by ann@example.com',
    'is Ann (ann@example.com) one of yours?',
  ])('is not that of somebody to copy in, to thank or to ask about: %s', (message) => {
    expect(email(message)).toBe('unclear');
    expect(emailOf(message, 'kim@example.org')).toBe('unclear');
    expect(email(`${message} mine is kim@example.org`)).toBe('kim@example.org');
  });

  it.each([
    'actually it is kim@new.example',
    "actually it's kim@new.example",
    'use kim@new.example instead',
    'kim@new.example',
    'ok kim@new.example please',
    'Kim Rowe, kim@new.example',
    'can somebody get back to me? Kim Rowe, kim@new.example',
    'my new email is kim@new.example',
    'you can write me at kim@new.example',
    'sorry, kim@new.example',
    'kim@old.example bounces, use kim@new.example',
    'please send the quote to kim@new.example',
    'email: kim@new.example',
    'june 10 please, and the better address is kim@new.example',
    'contact for that one is her, Lena Majors, kim@new.example',
    'and her email, kim@new.example',
    'make it 60 by friday, and reach me at kim@new.example',
    'kim@new.example is better for me',
  ])('is the new one of a visitor who has given another: %s', (message) =>
    expect(emailOf(message, 'kim@old.example')).toBe('kim@new.example'),
  );

  it.each([
    'ann@example.com picked the colors with us last week',
    'the logo is from ann@example.com who drew it',
    'and ann@example.com',
    'ann@example.com as well',
    'there is a file that ann@example.com should have by now',
  ])('is not the new one of a visitor who has given another: %s', (message) =>
    expect(emailOf(message, 'kim@example.org')).toBe('unclear'),
  );

  it.each([
    ['send it to my pastor, hes at tim@example.org', 'tim@example.org'],
    ['the contact is Ana, her email is ana@example.com', 'ana@example.com'],
    ["it's for my wife, her email is jo@example.com", 'jo@example.com'],
    ['my boss wants a copy, he is at bo@example.com', 'bo@example.com'],
    ['my boss is out, im at flo@example.com', 'flo@example.com'],
  ])('is whoever is to be written to: %s', (message, expected) => expect(email(message)).toBe(expected));

  it.each(['pat@gmail,com', 'pat@gmail..com', 'pat@gmail', 'pat at yahoo'])(
    'is unclear with a slip: %s',
    (message) => expect(email(message)).toBe('unclear'),
  );

  it('takes the corrected one of two', () => {
    expect(email('not pat@example.com, it is pam@example.com')).toBe('pam@example.com');
    expect(email('use pam@example.com instead of pat@example.com')).toBe('pam@example.com');
    expect(email('pat@example.com or pam@example.com')).toBe('pat@example.com');
    expect(email("my boss's is pat@example.com, mine is pam@example.com")).toBe('pam@example.com');
  });

  it.each([
    ['sorry its .org not .com', 'lena.ruiz@yahoo.org'],
    ['thats hotmail, not yahoo', 'lena.ruiz@hotmail.com'],
    ['not yahoo, gmail', 'lena.ruiz@gmail.com'],
    ['oh wait its dot net', 'lena.ruiz@yahoo.net'],
    ['its me not my boss', 'skipped'],
    ['a .svg not .com', 'skipped'],
    ['gray not black', 'skipped'],
    ['email not phone', 'skipped'],
  ])('is put right in part, where it is known: %s', (message, expected) =>
    expect(
      outcome(readEmail({ ...contextFor(message, 'confirm'), reach: { email: 'lena.ruiz@yahoo.com' } })),
    ).toBe(expected),
  );
});

it.each(['please also send a copy to ann@example.com', 'ann@example.com told me about you, thank her'])(
  'stays the own one, and the words go to the shop: %s',
  (message) => {
    const job = ['40 black tees, 2 colors on the front, by may 1'];
    for (const contact of ['Kim Rowe, kim@example.org', 'Kim Rowe, 816 555 0142']) {
      const { slots } = knownAfter([...job, contact]);
      for (const told of [[], ['yes, send it']]) {
        const { state, reply } = say([...job, contact, ...told, message]);
        expect([state.slots.email, state.slots.phone]).toEqual([slots.email, slots.phone]);
        expect(state.said).toContain(message);
        expect(reply).not.toContain('ann@example.com');
      }
    }
  },
);
