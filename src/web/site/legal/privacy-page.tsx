// /privacy: what this software stores about a visitor, in plain words. Whoever changes what is stored changes this.
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';

export default function PrivacyPage({ shop }: { shop: PublicShop }) {
  const { name, phone, email } = shop.brand;
  const { retention } = shop;
  return (
    <div className="page prose">
      <h1 className="section-title col-span-full mt-2 mb-4 max-w-none">Privacy</h1>
      <p className="lede font-medium text-[clamp(1.25rem,1.9vw,1.75rem)]">{`This website stores what you send to ${name}, so that a person can answer you.`}</p>

      <h2>What is stored</h2>
      <ul>
        <li>
          <strong>Conversations with Carl.</strong> Every message, yours, Carl's and those of people of the
          shop who join, with its time, and what Carl understood: the service, the quantity, the date, and a
          name, email address or phone number if you gave one. With them a random number that your browser
          makes up for each page it loads, and the language of the chat. While a chat is open: that the page
          is open and which one it is, up to where you have read, and whether you are typing, but not what; a
          day later that is deleted.
        </li>
        <li>
          <strong>Requests.</strong> What you enter in the quote form or in the form in the chat: name, email
          address, phone number, company, service, quantity, date and details, with the time. And what became
          of it: by when you were promised an answer, whether the shop was told, and who dealt with it when.
        </li>
        <li>
          <strong>How you found us.</strong> If your browser runs scripts, a conversation or a request carries
          on which page your visit began, which other website led you there (its name and page, nothing of
          what you did on it) and, if its link said so, which newsletter or advertisement it stood in. It is
          deleted with what it belongs to; who sends nothing leaves nothing of it.
        </li>
        <li>
          <strong>Files.</strong> Artwork that you send in the chat or with the quote form, as it is, with its
          name, what was found in it and how you want it printed. A program on the shop's own server checks it
          and draws a picture of it for you; only the people of the shop can open the file.
        </li>
        <li>
          <strong>The page of your job.</strong> What you and the shop's people write on it, how far the job
          has come, and when. The page opens by a link, without a password: whoever holds the link reads it
          and can write on it. The server keeps a digest of the link, not the link; the shop can end it and
          send you another. If you let others in, their names are kept, and each has a link of their own.
        </li>
        <li>
          <strong>Mails.</strong> If the shop has its mailbox read here, what you answer to its mails stands
          on the page of your job: the words and the files of your mail, and for the shop the address that it
          came from. Mails that belong to no job are kept too, for a person of the shop to sort.
        </li>
        <li>
          <strong>Contact details without a form.</strong> If you tell Carl how to reach you, the shop may see
          that as a request too.
        </li>
        <li>
          <strong>Technical records.</strong> For about a day, the answers to what you sent, so that sending
          twice stores once. For about two days at most, how often a network address sent something and an
          email address was sent a receipt, so that nobody floods the shop or you; kept under a digest, not
          under the address itself. The server's log notes the time and the kind of each request, but no
          network addresses, names, email addresses, phone numbers or messages; whoever runs the network in
          front of it may keep a log of their own.
        </li>
        <li>
          <strong>How many visit.</strong> For each day and kind of page one number: how often a browser
          opened it from outside this site. Nothing is kept of who it was, no address and no cookie, so the
          count is a rough one.
        </li>
      </ul>

      <h2>When you speak, and when Carl does</h2>
      <ul>
        <li>
          <strong>Your voice.</strong> Your browser turns what you say into text, and may send the sound to
          its maker to do so; what becomes of it there, the maker's own privacy notice says. This website gets
          the text, as if you had typed it. The microphone is on only while the page shows that Carl is
          listening.
        </li>
        <li>
          <strong>Recordings.</strong> Where your browser cannot do that, and the shop has set up a service of
          its own for it, your browser records what you say. The recording goes to the shop's server and from
          there to that service, which sends back the text. The server keeps no recording.
        </li>
        <li>
          <strong>Carl's voice.</strong> If you turn on sound, what Carl answers is spoken by the speech
          service or program that the shop has set up, which gets his words, or else by your browser, which
          may send them to its maker. The server keeps as sound only what Carl says to everybody in the same
          words, such as his greeting.
        </li>
      </ul>

      <h2>What stays in your browser</h2>
      <ul>
        <li>
          <strong>Session storage.</strong> Your conversation with Carl and the link to your job, so that they
          survive a reload and follow you from page to page, whether this website has a voice to offer, and
          the address of the page on which your visit began and of the page before it. Your browser deletes it
          when you close the tab.
        </li>
        <li>
          <strong>Local storage.</strong> Whether you let Carl speak, once you have chosen. Where the shop's
          own people sign in, a mark that they did, and how they left their desk.
        </li>
        <li>
          <strong>Cookies.</strong> None for visitors. The shop's own people get one when they sign in.
        </li>
      </ul>
      <p>
        The pages load nothing from other companies: no analytics, no advertising, no fonts and no scripts
        from elsewhere.
      </p>

      <h2>Who sees it</h2>
      <ul>
        <li>
          {`The people of ${name} who sign in to the shop's desk, and whoever runs the server for them. Carl is an AI: a program that answers from the shop's own facts.`}
        </li>
        <li>
          The shop can have each request sent to its own mailbox, to another program that it uses, or both. If
          you gave an email address, you may get a receipt there that repeats what the shop understood. These
          emails travel by way of the shop's mail provider and yours.
        </li>
        <li>
          Where the shop lets a language model help Carl with his wording, the service that runs it gets each
          message you write to him and what he is about to answer. Names, companies, email addresses and phone
          numbers that Carl recognises are taken out before.
        </li>
      </ul>

      <h2>How long it is kept</h2>
      <ul>
        <li>{keptFor('Conversations', retention.conversations_days, 'after the last message')}</li>
        <li>
          {keptFor(
            'Requests',
            retention.leads_days,
            'after you last wrote about them or the shop last dealt with them',
          )}
        </li>
        <li>
          Files are deleted with the request that they belong to. If no request follows, they are deleted
          after 7 days; what did not arrive whole, after 24 hours.
        </li>
      </ul>
      {retention.conversations_days !== null && (
        <p>A request that came out of a conversation stays when the conversation goes.</p>
      )}

      <h2>How to see it or have it deleted</h2>
      <p>
        {'Write to '}
        <a href={`mailto:${email}`}>{email}</a>
        {' or call '}
        <a href={phoneHref(phone)}>{phone}</a>
        {
          ' and say which email address or phone number you used. The shop can write out for you, or erase, everything that is stored with an email address: the requests and the whole conversations in which it stands, and all that hangs on them, files too. With a phone number alone it looks for them by hand.'
        }
      </p>
      <p>
        That does not reach emails that were already sent, what another program of the shop was already told,
        and backups that were made before: those stay until they are deleted in their own places.
      </p>
    </div>
  );
}

/** 'Conversations are deleted 365 days after the last message.' */
function keptFor(what: string, days: number | null, since: string): string {
  if (days === null) return `${what} are kept until the shop deletes them.`;
  return `${what} are deleted ${days} ${days === 1 ? 'day' : 'days'} ${since}.`;
}
