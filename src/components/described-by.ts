type Described = { readonly id: string; readonly hint?: string | undefined; readonly error?: string | undefined };

export const describedBy = ({ id, hint, error }: Described) => ({
	'aria-describedby': [hint && `${id}-goi-y`, error && `${id}-loi`].filter(Boolean).join(' ') || undefined,
	'aria-invalid': error ? ('true' as const) : undefined,
});
