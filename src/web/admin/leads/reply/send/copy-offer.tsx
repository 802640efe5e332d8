// Where nothing can be sent from here: the text and the link, to be copied and sent by hand.
import { CopyButton } from '../../../shop/copy-button.tsx';

interface Props {
  text: string;
  url: string | null;
}

export const CopyOffer = ({ text, url }: Props) => (
  <p className="flex flex-wrap items-center gap-2">
    <span className="mr-auto flex-[1_1_220px]">
      Copy it and send it yourself; then mark the lead as handled.
    </span>
    {text.trim() && <CopyButton text={text.trim()} what="Text" label="Copy text" />}
    {url !== null && <CopyButton text={new URL(url, location.origin).href} what="Link" label="Copy link" />}
  </p>
);
