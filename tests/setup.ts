import { afterAll, afterEach } from 'vitest';
import { cleanUpFile } from './file-cleanup.ts';

// A test that expects an error message uses vi.spyOn(console, 'error'); any other message fails the test.
const unexpected: string[] = [];
console.error = (...words: unknown[]) => {
	unexpected.push(words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' '));
};

function rejectUnexpected(): void {
	const said = unexpected.splice(0);
	if (said.length > 0) throw new Error(`unexpected console.error: ${said.join('\n')}`);
}

afterEach(rejectUnexpected);
afterAll(rejectUnexpected);
afterAll(cleanUpFile);
