export const COLOUR_OF: Readonly<Record<string, string>> = {
	Trắng: '#ffffff',
	Đen: '#1f2430',
	Đỏ: '#d8343b',
	'Đỏ rượu': '#7c1f37',
	Cam: '#f08330',
	Vàng: '#f6c945',
	'Vàng nghệ': '#e0a020',
	'Xanh rêu': '#6b7a3a',
	'Xanh lá': '#3f9d54',
	'Xanh ngọc': '#4fb8a5',
	'Xanh cổ vịt': '#1f6f78',
	'Xanh da trời': '#6fb7e9',
	'Xanh dương': '#2f6fd0',
	'Xanh than': '#243b63',
	Tím: '#8b5fc7',
	'Hồng phấn': '#f4b6c6',
	Nâu: '#7b5236',
	'Nâu đất': '#9a6b4a',
	Be: '#d9c7a8',
	Kem: '#f3e7cf',
	Xám: '#8b929c',
	Bạc: '#cfd4da',
};

/** Depends on the text only, so that every run draws the same pictures. */
export function numberOf(text: string): number {
	let hash = 2_166_136_261;
	for (const char of text.normalize('NFC')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
	return hash >>> 0;
}
