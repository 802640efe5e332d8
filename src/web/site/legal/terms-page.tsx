// /terms: what visitors may rely on, in plain words.
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';

export default function TermsPage({ shop }: { shop: PublicShop }) {
  const { name, phone, email } = shop.brand;
  return (
    <div className="page prose">
      <h1 className="section-title col-span-full mt-2 mb-4 max-w-none">Terms</h1>
      <p className="lede font-medium text-[clamp(1.25rem,1.9vw,1.75rem)]">{`How this website, Carl and ${name} work together, and what you can rely on.`}</p>

      <h2>Estimates and quotes</h2>
      <p>
        Every price on this website and every price that Carl names is an estimate, worked out from the shop's
        price book and from what you said. It is not an offer. A quote comes from a person, after they have
        read your request.
      </p>

      <h2>Requests and orders</h2>
      <p>
        Sending a form or chatting with Carl is a request, not an order. Nothing is made before you have
        agreed to a quote and approved a proof.
      </p>

      <h2>Carl</h2>
      <p>
        Carl is an AI assistant, not a person. He answers from the shop's facts and can misunderstand. If
        something matters, ask for a person: in the chat, in the form or by phone.
      </p>

      <h2>Your artwork</h2>
      <p>
        Ask only for designs, names and logos that you own or may use. The shop can turn down work that it may
        not or does not want to make.
      </p>

      <h2>Questions</h2>
      <p>
        {'Write to '}
        <a href={`mailto:${email}`}>{email}</a>
        {' or call '}
        <a href={phoneHref(phone)}>{phone}</a>
        {'. '}
        <a href="/privacy">Privacy</a>
        {' says what is stored.'}
      </p>
    </div>
  );
}
