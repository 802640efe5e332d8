import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSpeechCommand } from './command.ts';
import { SpeechError } from './speech-engine.ts';
import { makeProgramFolder, type Program, type ProgramFolder } from './testing/programs.ts';
import { decodeWav } from './testing/sounds.ts';

describe('a voice that is a program', () => {
  let folder: ProgramFolder;
  beforeEach(async () => {
    folder = await makeProgramFolder();
  });
  afterEach(async () => {
    for (const pid of folder.alive()) process.kill(pid, 'SIGKILL');
    await folder.remove();
  });

  const speak = (program: Program, text = 'Hello.', signal = AbortSignal.timeout(20_000)) =>
    createSpeechCommand(folder.command(program), process.env).speak(text, signal);
  const nobodyIsLeft = () => expect.poll(() => folder.alive(), { timeout: 5000 }).toEqual([]);

  it('is told the text on its input, on one line, and heard on its output', async () => {
    const { bytes, type } = await speak('good', "Caps? \n $(id) `id` 'quoted' — ¡sí!");
    expect(type).toBe('audio/wav');
    expect(decodeWav(bytes)).toMatchObject({ seconds: 0.1, sampleRate: 22_050 });
    const [pid] = folder.pids();
    expect(await readFile(join(folder.path, String(pid)), 'utf8')).toBe("Caps? $(id) `id` 'quoted' — ¡sí!\n");
    await nobodyIsLeft();
  });

  it('may speak without reading', async () => {
    expect((await speak('reads nothing', 'x'.repeat(1_000_000))).type).toBe('audio/wav');
  });

  it('sees of the environment what it is given', async () => {
    const script = "process.stdout.write('OggS' + Object.keys(process.env).join())";
    const engine = createSpeechCommand([process.execPath, '-e', script], { VOICE: 'x' });
    const { bytes } = await engine.speak('Hello.', AbortSignal.timeout(20_000));
    // macOS adds one of its own.
    expect(bytes.toString().replace(/,?__CF_USER_TEXT_ENCODING/, '')).toBe('OggSVOICE');
  });

  it.each<[Program, string]>([
    ['exits with 3', 'the program ended with 3'],
    ['kills itself', 'the program ended with a signal'],
    ['writes nothing', 'the answer is no sound'],
    ['writes garbage', 'the answer is no sound'],
    ['writes 100 MB', 'the program wrote too much'],
  ])('has failed when it %s', async (program, message) => {
    await expect(speak(program)).rejects.toThrow(new SpeechError(message));
    expect(folder.pids()).toHaveLength(1);
    await nobodyIsLeft();
  });

  it.each([
    ['is not there', ['boldwork-has-no-such-program', '--key', 'sk-secret'], 'ENOENT'],
    ['is a folder', ['/', 'sk-secret'], 'EACCES'],
  ])('has failed when it %s, and its arguments are not told', async (_what, command, code) => {
    const engine = createSpeechCommand(command, process.env);
    // More often than programs run at a time: who does not start takes no place.
    for (let i = 0; i < 6; i += 1) {
      const error = await engine.speak('Hello.', AbortSignal.timeout(5000)).catch((reason) => reason);
      expect(error).toEqual(new SpeechError(`the program could not be started (${code})`));
      expect(`${error.stack}${JSON.stringify(error)}${error.cause}`).not.toContain('sk-secret');
    }
  });

  it.each<Program>([
    'hangs',
    'does not want to end',
    'stops in the middle',
    'has a child',
    'leaves a child behind',
  ])('is ended, and all that it has started, when the time is up: %s', async (program) => {
    const time = new AbortController();
    const said = expect(speak(program, 'Hello.', time.signal)).rejects.toThrow('took too long');
    const processes = program.includes('child') ? 2 : 1;
    await expect.poll(() => folder.pids(), { timeout: 5000 }).toHaveLength(processes);
    time.abort(new DOMException('', 'TimeoutError'));
    await said;
    await nobodyIsLeft();
  });

  it('takes what it left behind with it', async () => {
    expect((await speak('speaks and leaves a child behind')).type).toBe('audio/wav');
    expect(folder.pids()).toHaveLength(2);
    await nobodyIsLeft();
  });

  it('is ended when nobody waits any longer', async () => {
    const visitor = new AbortController();
    const said = expect(speak('hangs', 'Hello.', visitor.signal)).rejects.toThrow('nobody waits');
    await expect.poll(() => folder.alive(), { timeout: 5000 }).toHaveLength(1);
    visitor.abort();
    await said;
    await nobodyIsLeft();
  });

  it('runs four times at once and no more; the others wait, within their own time', async () => {
    const engine = createSpeechCommand(folder.command('waits until it may'), process.env);
    const spoken = Array.from({ length: 6 }, () => engine.speak('Hello.', AbortSignal.timeout(20_000)));
    await expect.poll(() => folder.pids(), { timeout: 5000 }).toHaveLength(4);
    await expect(engine.speak('Hello.', AbortSignal.timeout(500))).rejects.toThrow('took too long');
    expect(folder.pids()).toHaveLength(4);
    await writeFile(join(folder.path, 'go'), '');
    expect((await Promise.all(spoken)).map(({ type }) => type)).toEqual(Array(6).fill('audio/wav'));
    expect(folder.pids()).toHaveLength(6);
    await nobodyIsLeft();
  });

  it('does not outlive the process that started it', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'command.ts'));
    const server = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { createSpeechCommand } = await import(${module});
         createSpeechCommand(${JSON.stringify(folder.command('has a child'))}, process.env)
           .speak('Hello.', AbortSignal.timeout(60_000)).catch(() => {});
         process.stdin.on('data', () => process.exit(1));`,
      ],
      { stdio: ['pipe', 'ignore', 'inherit'] },
    );
    await expect.poll(() => folder.alive(), { timeout: 10_000 }).toHaveLength(2);
    server.stdin.write('end');
    await once(server, 'exit');
    await nobodyIsLeft();
  });
});
