// Which browser the browser tests drive: Playwright's own download, else the system's Chromium, at best the one without
// windows, which takes an eighth less time.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Path of a Chromium that starts on this machine, or undefined. */
export function findChromium(): string | undefined {
  return [
    chromium.executablePath(),
    ...onPath('chromium-headless-shell'),
    ...onPath('chromium'),
    ...onPath('chromium-browser'),
    ...onPath('google-chrome'),
  ].find(doesStart);
}

/** The same of one that has windows, and with them notifications. */
export function findWindowedChromium(): string | undefined {
  return ['chromium', 'chromium-browser', 'google-chrome'].flatMap(onPath).find(doesStart);
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

function doesStart(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}
