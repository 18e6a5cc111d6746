export type MailParts = {
	readonly body: string;
	readonly action: string;
	/** In full, with its origin. */
	readonly link: string;
	readonly foot: string;
};

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const FRAME = 'font-family:sans-serif;font-size:16px;line-height:1.5;color:#1f2937;max-width:36rem;margin:0 auto';
const BUTTON =
	'display:inline-block;padding:12px 20px;border-radius:8px;background:#15803d;color:#fff;text-decoration:none';

/** The same words as plain text and as a simple page that every mail programme shows. */
export function mailBody(title: string, { body, action, link, foot }: MailParts): { text: string; html: string } {
	const paragraphs = body.split('\n').filter((line) => line.trim() !== '');
	const text = `${title}\n\n${paragraphs.join('\n')}\n\n${action}: ${link}\n\n-- \n${foot}\n`;
	const html = [
		'<!doctype html><html lang="vi"><meta charset="utf-8">',
		`<title>${escapeHtml(title)}</title><body style="${FRAME}"><h1 style="font-size:20px">${escapeHtml(title)}</h1>`,
		...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`),
		`<p><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(action)}</a></p>`,
		`<p style="font-size:13px;color:#4b5563">${escapeHtml(foot)}</p></body></html>`,
	].join('');
	return { text, html };
}
