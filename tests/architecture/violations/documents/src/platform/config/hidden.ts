export const colour = process.env.COLOUR;
