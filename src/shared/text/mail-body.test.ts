import { expect, test } from 'vitest';
import { MAIL_STYLE, mailBody } from './mail-body.ts';

const parts = {
	body: 'Dòng một.\n\nDòng hai.',
	action: 'Xem đơn',
	link: 'https://x.vn/a?b=1&c=2',
	linkHint: 'Hoặc chép:',
	foot: 'Chợ Biz',
};

test('mailBody puts the same content into text and HTML', () => {
	const { text, html } = mailBody('Đơn đã đặt', parts);
	for (const words of ['Đơn đã đặt', 'Dòng một.', 'Dòng hai.', 'Xem đơn', 'Chợ Biz']) {
		expect(text).toContain(words);
		expect(html).toContain(words);
	}
	expect(text).toContain('https://x.vn/a?b=1&c=2');
});

test('mailBody escapes HTML in title, body and link', () => {
	const { html } = mailBody('<script>alert(1)</script>', {
		...parts,
		body: '"><img src=x onerror=alert(1)>',
		link: 'https://x.vn/"><script>alert(2)</script>',
	});
	expect(html).not.toContain('<script');
	expect(html).not.toContain('<img');
	expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
	expect(html).toContain('href="https://x.vn/&quot;&gt;&lt;script&gt;');
});

test.each([
	['reverses the text direction', '\u202e'],
	['isolates the text direction', '\u2066'],
	['is invisible', '\u200b'],
	['breaks the line', '\r\n'],
	['is a Unicode line separator', '\u2028'],
])('mailBody removes a character that %s from subject, text and HTML', (_what, sign) => {
	const mail = mailBody(`${sign}Gian hàng ${sign}moc`, { ...parts, body: `Chào ${sign}Lan` });
	expect(mail.subject).toBe(mail.subject.trim());
	expect(mail.subject).not.toContain(sign);
	expect(mail.html).not.toContain(sign);
	expect(mail.text.slice(0, mail.text.indexOf('Xem đơn')).replaceAll('\n', ' ')).not.toContain(sign);
});

test('the HTML of mailBody loads no external resource', () => {
	const { html } = mailBody('Đơn đã đặt', parts);
	expect(html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import|src=/i);
	expect([...html.matchAll(/https?:[^"<\s]+/g)].map(([found]) => found)).toEqual(
		Array(2).fill('https://x.vn/a?b=1&amp;c=2'),
	);
});

test('the HTML of mailBody uses every class of its dark-mode style', () => {
	const { html } = mailBody('Đơn đã đặt', parts);
	expect(html).toContain(`<style>${MAIL_STYLE}</style>`);
	for (const [, name] of MAIL_STYLE.matchAll(/\.([a-z]+)\{/g)) expect(html).toContain(`class="${name}"`);
});
