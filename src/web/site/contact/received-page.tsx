// /contact/received: where the quote form leads without JavaScript.
import received from '@drawings/received.svg';
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';

export function ReceivedPage({ shop, replyBy }: { shop: PublicShop; replyBy: string }) {
  const { phone } = shop.brand;
  return (
    <div className="page grid min-h-[70vh] content-center justify-items-start gap-4">
      <img
        className="stamp mb-4 -ml-2 h-auto w-[clamp(232px,30vw,420px)]"
        src={received}
        alt=""
        width="232"
        height="92"
      />
      <h1 className="section-title m-0">Success!</h1>
      <p className="lede">Thanks! We'll be in touch shortly.</p>
      <p className="max-w-[60ch] border-y-2 py-3">
        {`A person answers ${replyBy}. In a hurry? Call `}
        <a className="whitespace-nowrap" href={phoneHref(phone)}>
          {phone}
        </a>
        .
      </p>
      <div className="mt-4 flex flex-wrap gap-4">
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
