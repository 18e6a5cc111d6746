/** A separate module, because only forms with a new e-mail address load it. */
export const emailSuggested = (problem: string, suggestion: unknown): string =>
	suggestion ? `${problem}. Bạn muốn nhập ${String(suggestion)}?` : `${problem}, ví dụ: ten@vidu.vn.`;

export const emailSuggestionMessages = {
	meant: (suggestion: string) => `Bạn muốn nhập ${suggestion}?`,
	take: (suggestion: string) => `Dùng ${suggestion}`,
	keep: 'Vẫn dùng e-mail đã nhập',
} as const;
