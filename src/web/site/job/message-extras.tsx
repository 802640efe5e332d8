// What stands under the words of a message: an estimate or a quote, and files.
import type { JobSaying } from '../../../schemas/job.ts';
import type { ReplyBlockTold } from '../../../schemas/reply.ts';
import { tellBytes } from '../../../schemas/told-artwork.ts';
import { useWords } from './words/use-words.ts';

interface Props {
  token: string;
  carried: NonNullable<JobSaying['carried']>;
}

export function MessageExtras({ token, carried: { blocks, attachments } }: Props) {
  const words = useWords().messages;
  return (
    <>
      {blocks.map((block) => (
        <Block key={block.title} block={block} />
      ))}
      {attachments.length > 0 && (
        <ul className="m-0 mt-3 grid list-none gap-1 p-0" aria-label={words.files}>
          {attachments.map(({ id, name, bytes }) => (
            <li key={id} className="wrap-anywhere">
              <a className="underline underline-offset-4" href={`/job/${token}/files/${id}`} download>
                {name}
              </a>{' '}
              <span className="font-medium font-mono text-grey text-note">{tellBytes(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Block({ block: { title, rows, total, note } }: { block: ReplyBlockTold }) {
  const words = useWords().messages;
  return (
    <div className="mt-3 max-w-md border-2 bg-paper">
      <table className="w-full border-collapse text-small">
        <caption className="border-b-2 px-3 py-1.5 text-left font-bold">{title}</caption>
        <tbody>
          {rows.map(({ label, amount }, index) => (
            <tr key={`${index} ${label}`} className="border-b-thin align-top">
              <th scope="row" className="px-3 py-1.5 text-left font-normal wrap-anywhere">
                {label}
              </th>
              <td className="whitespace-nowrap px-3 py-1.5 text-right font-bold">{amount}</td>
            </tr>
          ))}
        </tbody>
        {total !== null && (
          <tfoot>
            <tr>
              <th scope="row" className="px-3 py-1.5 text-left">
                {words.total}
              </th>
              <td className="whitespace-nowrap px-3 py-1.5 text-right font-bold">{total}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {note && <p className="whitespace-pre-line px-3 pt-1 pb-2 text-grey text-note">{note}</p>}
    </div>
  );
}
