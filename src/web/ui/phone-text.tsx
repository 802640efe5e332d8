// The shop's words with its phone number as a link that dials it.
import { createContext, Fragment, use } from 'react';
import { phoneHref } from '../phone-href.ts';

/** The shop's phone number as its texts write it. */
export const ShopPhoneContext = createContext<string | null>(null);

/**
 * `text`, in which the shop's phone number can be tapped wherever it stands. Needs a ShopPhoneContext around it.
 *
 *     <PhoneText text="Please wait 4 minutes, or call us at (816) 555-0170." />
 */
export function PhoneText({ text }: { text: string }) {
  const phone = use(ShopPhoneContext);
  if (!phone) return text;
  return text.split(phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a className="phone-link whitespace-nowrap py-[0.6em]" href={phoneHref(phone)}>
          {phone}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
