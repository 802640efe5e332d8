import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('the text of a mail that is HTML alone', () => {
  it('keeps lines, paragraphs, lists and where links lead', () => {
    const html = `<html><head><title>No</title><style>p { color: red }</style></head><body>
      <p>Hi  there,<br>72 <b>shirts</b></p><div>one</div><div>two</div>
      <ul><li>red</li><li>blue</li></ul>
      <p>See <a href="https://example.com/logo?a=1&amp;b=2">the logo</a> or <a href="https://example.com">example.com</a></p>
      <table><tr><td>S</td><td>10</td></tr><tr><td>M</td><td>12</td></tr></table></body></html>`;
    expect(htmlToText(html)).toBe(
      'Hi there,\n72 shirts\n\none\ntwo\n- red\n- blue\n\nSee the logo (https://example.com/logo?a=1&b=2) or example.com (https://example.com)\n\nS 10\nM 12',
    );
  });

  it('marks what it quotes', () => {
    const html =
      '<div>Yes.</div><div>On Tue, Mar 10, 2026 at 1:20 PM Bold Work &lt;a@b.example&gt; wrote:<br></div><blockquote><div>Shall we?</div><div>Sam</div></blockquote>';
    expect(htmlToText(html)).toBe(
      'Yes.\nOn Tue, Mar 10, 2026 at 1:20 PM Bold Work <a@b.example> wrote:\n\n> Shall we?\n> Sam',
    );
  });

  it('tells nothing of what nobody sees', () => {
    const html =
      '<span style="color:red; display:none">hidden <span>deep</span></span><script>alert(1)</script><!-- no --><p>Seen &ntilde;&#241;&#xF1;</p>';
    expect(htmlToText(html)).toBe('Seen ñññ');
  });

  it('reads what is broken, and long, in one pass', () => {
    expect(htmlToText('a < b and 3<4, <b>bold <i>open')).toBe('a < b and 3<4, bold open');
    expect(htmlToText('<p title="never closed>text</p> more')).toContain('more');
    for (const piece of ['<', '<a ', '<!--', '<a href="', '<blockquote>', '&#'])
      expect(htmlToText(`start ${piece.repeat(100_000)}`)).toMatch(/^start/);
  }, 20_000);
});
