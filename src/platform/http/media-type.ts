/** Of a `content-type` header without its parameters, in small letters; empty when nobody says. */
export const mediaTypeOf = (contentType: string | null | undefined): string =>
	contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
