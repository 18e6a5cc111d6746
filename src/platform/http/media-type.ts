export const mediaTypeOf = (contentType: string | null | undefined): string =>
	contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
