/** The product's name wherever the specification says 'the product'. */
export const BRAND = 'Gida';
/** Where people write to. The setting CONTACT_EMAIL stands here and in the texts of a build (scripts/contact-email.ts). */
export const CONTACT_EMAIL = 'hello@gida.example';
