// /privacy: what this software stores about a visitor, in plain words. Whoever changes what is stored changes this.
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../contact/phone-href.ts';

export function PrivacyPage({ shop }: { shop: PublicShop }) {
  const { name, phone, email } = shop.brand;
  return (
    <div className="page prose">
      <h1 className="section-title">Privacy</h1>
      <p className="lede">{`This website stores what you send to ${name}, so that a person can answer you.`}</p>

      <h2>What is stored</h2>
      <ul>
        <li>
          <strong>Chats with Carl.</strong> Every message of the conversation, yours and Carl's, with its
          time, and what Carl understood: the service, the quantity, the date, and a name, email address or
          phone number if you gave one.
        </li>
        <li>
          <strong>Requests.</strong> What you enter in the quote form or in the form in the chat: name, email
          address, phone number, company, service, quantity, date and details, with the time.
        </li>
        <li>
          <strong>Contact details without a form.</strong> If you tell Carl how to reach you, the shop may see
          that as a request too.
        </li>
        <li>
          <strong>Technical records.</strong> For up to a day, the answers to what you sent, so that sending
          twice stores once. The server's log may hold the time and network address of a request, but no
          names, email addresses, phone numbers or messages.
        </li>
      </ul>

      <h2>What stays in your browser</h2>
      <ul>
        <li>
          <strong>Session storage.</strong> Your conversation with Carl, so that it survives a reload and
          follows you from page to page. Your browser deletes it when you close the tab.
        </li>
        <li>
          <strong>Local storage.</strong> Nothing, for visitors. Where the shop's own people sign in, a mark
          that they did.
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
      <p>
        {`The people of ${name} who sign in to the shop's desk, and whoever runs the server for them. Carl is an AI: a program that answers from the shop's own facts.`}
      </p>

      <h2>How long it is kept, and how to have it deleted</h2>
      <p>
        {
          'Chats and requests are kept until the shop deletes them. To have yours shown to you, corrected or deleted, write to '
        }
        <a href={`mailto:${email}`}>{email}</a>
        {' or call '}
        <a href={phoneHref(phone)}>{phone}</a>
        {' and say which email address or phone number you used.'}
      </p>
    </div>
  );
}
