import { BRAND, LEGAL_IDENTITY } from '../brand.ts';
import { clean } from './clean.ts';
import { escapeHtml } from './escape-html.ts';

export type MailParts = {
	readonly body: string;
	readonly action: string;
	readonly link: string;
	readonly linkHint: string;
	readonly foot: string;
	/** The unsubscribe link at the end. */
	readonly end?: { readonly action: string; readonly link: string };
};

type MailBody = { readonly subject: string; readonly text: string; readonly html: string };

const PREVIEW_MAX_LENGTH = 140;

/** Without bidirectional marks and invisible controls, with which a name could reorder the surrounding text. */
const plain = (text: string): string => clean(text).replace(/[\n\t\u2028\u2029]/g, ' ');

/** Only for mail clients with a dark mode; the others use the inline colours. */
export const MAIL_STYLE = [
	':root{color-scheme:light dark;supported-color-schemes:light dark}',
	'@media (prefers-color-scheme:dark){',
	'.ground{background:#0b1120!important}.card{background:#131c2f!important}',
	'.ink{color:#f1f5f9!important}.soft{color:#b6c2d4!important}}',
].join('');

const FONT = "font-family:'Be Vietnam Pro',Arial,Helvetica,sans-serif";
const SOFT = `margin:0 0 8px;font-size:13px;line-height:1.5;color:#475569;${FONT}`;
const INK = `line-height:1.6;color:#0f172a;${FONT}`;
const BAR = `padding:16px 24px;border-radius:14px 14px 0 0;background:#147a3a;color:#ffffff;font-size:20px;font-weight:700;line-height:1.4;${FONT}`;
const BUTTON = `display:inline-block;padding:13px 24px;border-radius:10px;background:#147a3a;color:#ffffff;font-size:16px;font-weight:600;line-height:1.25;text-decoration:none;${FONT}`;
const SENDER = `${BRAND.name} · ${LEGAL_IDENTITY.companyName} · ${LEGAL_IDENTITY.address}`;
const table = (attributes: string, rows: string): string =>
	`<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;
const row = (cell: string, content: string): string => `<tr><td ${cell}>${content}</td></tr>`;

const soft = (text: string, more = ''): string => `<p class="soft" style="${SOFT}${more}">${escapeHtml(text)}</p>`;

export function mailBody(title: string, { body, action, link, linkHint, foot, end }: MailParts): MailBody {
	const subject = plain(title).trim();
	const paragraphs = body.split('\n').flatMap((line) => plain(line).trim() || []);
	const text = `${subject}\n\n${paragraphs.join('\n')}\n\n${action}: ${link}\n\n-- \n${foot}\n${SENDER}\n${end ? `${end.action}: ${end.link}\n` : ''}`;
	const card = [
		`<h1 class="ink" style="margin:0 0 16px;font-size:22px;${INK}">${escapeHtml(subject)}</h1>`,
		...paragraphs.map((line) => `<p class="ink" style="margin:0 0 12px;font-size:16px;${INK}">${escapeHtml(line)}</p>`),
		`<p style="margin:20px 0 24px"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(action)}</a></p>`,
		soft(linkHint),
		soft(link, ';word-break:break-all'),
	].join('');
	const under = soft(foot) + soft(SENDER) + (end ? endLink(end) : '');
	return { subject, text, html: page(subject, paragraphs.join(' ').slice(0, PREVIEW_MAX_LENGTH), card, under) };
}

const endLink = ({ action, link }: { readonly action: string; readonly link: string }): string =>
	`<p class="soft" style="${SOFT}"><a class="soft" href="${escapeHtml(link)}" style="color:#475569">${escapeHtml(action)}</a></p>`;

function page(subject: string, preview: string, card: string, under: string): string {
	const rows = [
		row(`style="${BAR}"`, escapeHtml(BRAND.name)),
		row('class="card" style="padding:24px;border-radius:0 0 14px 14px;background:#ffffff"', card),
		row('style="padding:16px 24px"', under),
	].join('');
	const column = table('width="100%" style="max-width:560px;margin:0 auto;text-align:left"', rows);
	const ground = row('align="center" style="padding:24px 12px"', column);
	return [
		'<!doctype html><html lang="vi" dir="ltr"><head><meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
		`<title>${escapeHtml(subject)}</title><style>${MAIL_STYLE}</style></head>`,
		'<body class="ground" style="margin:0;padding:0;background:#f6f8fa">',
		`<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`,
		table('class="ground" width="100%" style="background:#f6f8fa"', ground),
		'</body></html>',
	].join('');
}
