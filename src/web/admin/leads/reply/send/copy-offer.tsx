// Where nothing tells the customer: the text and the link, to be copied and sent by hand.
import { CopyButton } from '../../../shop/copy-button.tsx';

interface Props {
  says: string;
  text: string;
  url: string | null;
}

export const CopyOffer = ({ says, text, url }: Props) => (
  <p className="flex flex-wrap items-center gap-2">
    <span className="mr-auto flex-[1_1_220px]">{says}</span>
    {text.trim() && <CopyButton text={text.trim()} what="Text" label="Copy text" />}
    {url !== null && <CopyButton text={new URL(url, location.origin).href} what="Link" label="Copy link" />}
  </p>
);
