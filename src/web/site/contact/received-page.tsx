// /contact/received: where the quote form leads without JavaScript.
import received from '@drawings/received.svg';
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';

export function ReceivedPage({ shop, replyBy }: { shop: PublicShop; replyBy: string }) {
  const { phone } = shop.brand;
  return (
    <div className="page page-short">
      <img className="received-stamp" src={received} alt="" width="232" height="92" />
      <h1 className="section-title">Success!</h1>
      <p className="lede">Thanks! We'll be in touch shortly.</p>
      <p className="received-promise">
        {`A person answers ${replyBy}. In a hurry? Call `}
        <a href={phoneHref(phone)}>{phone}</a>.
      </p>
      <div className="button-row">
        <a className="button button-action" href="/">
          Back to the start
        </a>
        <a className="button" href="/services">
          See our services
        </a>
      </div>
    </div>
  );
}
