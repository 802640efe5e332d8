// /contact/received: where the quote form leads without JavaScript.
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';

export function ReceivedPage({ shop, replyBy }: { shop: PublicShop; replyBy: string }) {
  const { phone } = shop.brand;
  return (
    <div className="page page-short">
      <p className="kicker">Received</p>
      <h1 className="section-title">Success!</h1>
      <p className="lede">Thanks! We'll be in touch shortly.</p>
      <p>
        {`A person answers ${replyBy}. In a hurry? Call `}
        <a href={phoneHref(phone)}>{phone}</a>.
      </p>
      <a className="button" href="/">
        Back to the start
      </a>
    </div>
  );
}
