// violates: words-stand-in-messages
export const HOME = { href: '/', text: 'Trang chủ' } as const;
