/** The drawing of one icon, as `import … from 'icon:<name>'` gives it. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
