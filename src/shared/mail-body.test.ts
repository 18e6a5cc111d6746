import { expect, test } from 'vitest';
import { mailBody } from './mail-body.ts';

const parts = { body: 'Dòng một.\n\nDòng hai.', action: 'Xem đơn', link: 'https://x.vn/a?b=1&c=2', foot: 'Chợ Biz' };

test('a mail says the same as text and as a page', () => {
	const { text, html } = mailBody('Đơn đã đặt', parts);
	for (const words of ['Đơn đã đặt', 'Dòng một.', 'Dòng hai.', 'Xem đơn', 'Chợ Biz']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
	expect(text).toContain('https://x.vn/a?b=1&c=2');
});

test('what people write stays text in the page', () => {
	const { html } = mailBody('<script>alert(1)</script>', { ...parts, body: '"><img src=x onerror=alert(1)>' });
	expect(html).not.toContain('<script>');
	expect(html).not.toContain('<img');
	expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
