// More files for a job: a plain form; where a script runs each is sent as soon as it is chosen, and can go on after a cut.
import { useEffect, useRef, useState } from 'react';
import { clientId } from '../../client-id.ts';
import { showToast } from '../../ui/toasts.ts';
import { useWords } from './words/use-words.ts';

const loadParts = () => import('./sent-files.tsx');

interface Props {
  token: string;
  problem: string | null;
  /** One is there and checked. */
  onSent(): Promise<void>;
}

export function SendFiles({ token, problem, onSent }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const words = useWords().artwork;
  const [isLive, setIsLive] = useState(false);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>();
  useEffect(() => setIsLive(true), []);

  async function send() {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    try {
      const loaded = await loadParts();
      setParts(loaded);
      for (const file of files) loaded.uploadsOf(token, words.file).add(clientId(), file);
      if (input.current) input.current.value = '';
    } catch (error) {
      console.error('What sends files could not be loaded', error);
      showToast({ title: words.notSent, description: words.chooseAgain, tone: 'destructive' });
    }
  }

  return (
    <form
      className="mt-8 grid justify-items-start gap-3 print:hidden"
      method="post"
      action={`/job/${token}/artwork`}
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {parts && <parts.SentFiles token={token} onSent={onSent} />}
      <label className="font-bold" htmlFor="job-file">
        {words.send}
      </label>
      <input
        ref={input}
        id="job-file"
        type="file"
        name="artwork"
        multiple
        className="w-full max-w-[34em] border-2 border-dashed p-3 text-small file:mr-4 file:min-h-target file:cursor-pointer file:border-2 file:border-ink file:border-solid file:bg-white file:px-4 file:font-bold file:font-text file:text-base file:text-ink hover:file:bg-yellow"
        aria-describedby={problem ? 'job-file-hint job-file-problem' : 'job-file-hint'}
        aria-invalid={problem ? true : undefined}
        onChange={() => void send()}
      />
      <p className="field-hint" id="job-file-hint">
        {words.hint}
        <span className="hidden noscript:inline">{words.inAll}</span>
      </p>
      {problem && (
        <p className="field-error" id="job-file-problem" role="alert">
          {problem}
        </p>
      )}
      {/* Its place stays: what stands below must not move under a finger. */}
      <button type="submit" className={`button ${isLive ? 'invisible' : ''}`}>
        {words.sendIt}
      </button>
    </form>
  );
}
