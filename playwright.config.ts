import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

/**
 * What a browser without an address bar would do for nothing. The first starts a process for a page that may come, the
 * next two load two pages for suggestions below the address bar into every window, at more than the price of the page
 * under test. The others are Playwright's own list (1.65), which this argument replaces.
 */
const UNUSED_FEATURES = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A busy machine may cost a test its ten seconds; what passes at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        // As a browser with windows draws: its lines break where a visitor's do.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${UNUSED_FEATURES.join(',')}`,
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'off',
    // To draw what moves takes a fifth of the run. Tests of what a visitor meets first turn it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
