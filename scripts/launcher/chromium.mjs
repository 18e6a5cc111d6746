import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { step } from './progress.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {Promise<string>} path of the executable */
export async function findChromium() {
	const named = process.env.CHROMIUM_PATH;
	if (named) {
		if (existsSync(named)) return named;
		throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
	}
	const found = installed() ?? playwrightsOwn();
	if (found) return found;
	const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
	if (isDebianRoot) await step('Chromium installed from Debian', installFromDebian);
	const fresh = installed();
	if (fresh) return fresh;
	throw new Error('there is no Chromium: install Chromium or Chrome, or set CHROMIUM_PATH');
}

function installed() {
	const folders = (process.env.PATH ?? '').split(delimiter);
	const places = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
	return places.find((path) => existsSync(path)) ?? null;
}

function playwrightsOwn() {
	const { chromium } = createRequire(import.meta.url)('playwright');
	const path = chromium.executablePath();
	return path && existsSync(path) ? path : null;
}

function installFromDebian() {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
		spawnSync('apt-get', args, { env, stdio: 'ignore' });
	}
}
