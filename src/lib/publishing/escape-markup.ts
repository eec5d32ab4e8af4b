const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Text for HTML or XML, between tags or as an attribute in double quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? sign);
