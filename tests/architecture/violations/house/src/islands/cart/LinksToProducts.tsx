// violates: page-paths-stand-in-routes
export const product = (slug: string) => `/product/${slug}`;
