import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = fileURLToPath(new URL('../../scripts/launcher/lock.mjs', import.meta.url));
const WANTS_IT = `
	const { takeLock } = await import(${JSON.stringify(MODULE)});
	const answer = takeLock(process.argv[1]);
	process.send('lock' in answer ? 'mine' : 'refused by ' + answer.holder.pid);
	process.on('message', () => { if ('lock' in answer) answer.lock.release(); process.disconnect(); });
`;

let folder: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'chobiz-lock-'));
});
afterEach(async () => {
	for (const child of children) child.kill('SIGKILL');
	children = [];
	await rm(folder, { recursive: true, force: true });
});

async function request(): Promise<{ readonly child: ChildProcess; readonly answer: string }> {
	const child = spawn(process.execPath, ['--input-type=module', '--eval', WANTS_IT, folder], {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	children.push(child);
	const [answer] = await once(child, 'message');
	return { child, answer: String(answer) };
}

async function kill(child: ChildProcess): Promise<void> {
	child.kill('SIGKILL');
	await once(child, 'exit');
}

test('20 concurrent starts: one locks the data folder, and the others report its process', async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, request));
	const winners = answers.filter(({ answer }) => answer === 'mine');
	expect(winners).toHaveLength(1);
	const refused = answers.filter(({ answer }) => answer === `refused by ${winners[0]?.child.pid}`);
	expect(refused).toHaveLength(19);
});

test('20 concurrent starts after kill -9 of the holder: one locks the data folder', async () => {
	const { child } = await request();
	await kill(child);
	const answers = await Promise.all(Array.from({ length: 20 }, request));
	expect(answers.filter(({ answer }) => answer === 'mine')).toHaveLength(1);
});

test('a released data folder can be locked again', async () => {
	const { child } = await request();
	child.send('release');
	await once(child, 'exit');
	expect((await request()).answer).toBe('mine');
});
