export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

/** Removes the characters that XML 1.0 forbids even as escapes. */
export const withoutXmlControls = (text: string): string =>
	text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

/** Escaped text for an element or a quoted attribute. */
export const asXml = (text: string): string =>
	withoutXmlControls(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
