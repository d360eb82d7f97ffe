/**
 * The LGAs of which GeoNames names no town, so that none of the 774 is missing. Row format: see
 * place-table-states.ts.
 */
export const placeTableLgas = `
# Abia
Aba North|l|5.133|7.383|5|4
Ugwunagbo|l|5.020|7.330|8|5
Obi Ngwa|l|5.150|7.450|14|5|Obi Nwga;Obingwa
# Benue
Otukpo|l|7.190|8.130|20|5|Oturkpo
# Borno
Kukawa|l|12.930|13.570|35|5
# Cross River
Bakassi|l|4.750|8.550|12|5
Calabar South|l|4.930|8.320|8|3
# Delta
Warri South-West|l|5.550|5.400|22|5|Warri South West
# Ebonyi
Abakaliki|l|6.330|8.110|13|4
Ezza North|l|6.280|8.000|10|5
# Enugu
Enugu South|l|6.400|7.490|5|3
# Imo
Ehime Mbano|l|5.670|7.300|8|5
Obowo|l|5.570|7.370|6|5
# Kaduna
Zaria|l|11.070|7.700|13|4
# Kano
Warawa|l|11.880|8.730|10|5
# Lagos
Lagos Island|l|6.455|3.400|3|4
# Niger
Tafa|l|9.250|7.230|9|5
# Osun
Ife East|l|7.450|4.620|8|4
Ifedayo|l|7.980|4.980|7|5
Ilesa East|l|7.630|4.770|5|4|Ilesha East
Olorunda|l|7.830|4.580|6|4
# Oyo
Atiba|l|8.000|3.900|25|5
Ogbomosho South|l|8.110|4.240|5|4|Ogbomoso South
Oyo East|l|7.860|3.970|7|4
# Rivers
Akuku-Toru|l|4.730|6.780|20|5|Akuku Toru
Bonny|l|4.450|7.170|17|4
Opobo/Nkoro|l|4.510|7.540|8|5
# Sokoto
Sokoto South|l|13.030|5.240|4|4
# Taraba
Takum|l|7.270|9.980|25|5
# Anambra
Onitsha South|l|6.130|6.780|2|4
# Adamawa
Yola South|l|9.200|12.450|12|4
# Bayelsa
Brass|l|4.350|6.240|25|5
`;
