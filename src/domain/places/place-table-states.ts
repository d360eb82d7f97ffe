/**
 * The states and a few large LGAs. One place per line under its '# State':
 * name|kind|lat|lng|radiusKm|rank|alias;alias (kinds: s state, l lga, t town, n neighbourhood,
 * e estate, m landmark). Lagos and Abuja point at the city, as that is what people mean.
 */
export const placeTableStates = `
# Abia
Abia|s|5.450|7.520|40|2
# Abuja
Abuja|s|9.057|7.490|45|1|FCT;Federal Capital Territory;Abuja FCT;FCT Abuja
# Adamawa
Adamawa|s|9.330|12.400|108|3
# Akwa Ibom
Akwa Ibom|s|4.950|7.850|48|2
# Anambra
Anambra|s|6.220|6.950|39|2|Anambara
# Bauchi
Bauchi|s|10.650|10.000|125|3
# Bayelsa
Bayelsa|s|4.800|6.050|58|3
# Benue
Benue|s|7.350|8.750|104|3
# Borno
Borno|s|11.900|13.100|150|3
# Cross River
Cross River|s|5.870|8.600|80|2|Cross Rivers
# Delta
Delta|s|5.550|5.950|75|2
# Ebonyi
Ebonyi|s|6.260|8.050|42|3
# Edo
Edo|s|6.600|5.900|75|2
# Ekiti
Ekiti|s|7.720|5.310|45|3
# Enugu
Enugu|s|6.520|7.430|48|2
# Gombe
Gombe|s|10.350|11.200|77|3
# Imo
Imo|s|5.570|7.060|42|2
# Jigawa
Jigawa|s|12.200|9.500|86|3
# Kaduna
Kaduna|s|10.350|7.700|121|2
# Kano
Kano|s|11.750|8.520|80|2
# Katsina
Katsina|s|12.400|7.600|87|3
# Kebbi
Kebbi|s|11.500|4.200|108|3
# Kogi
Kogi|s|7.750|6.700|97|3
# Kwara
Kwara|s|8.850|4.800|108|2
# Lagos
Lagos|s|6.524|3.379|45|1|Eko
# Nasarawa
Nasarawa|s|8.500|8.200|93|2|Nassarawa
# Niger
Niger|s|9.900|5.600|155|3
# Ogun
Ogun|s|6.980|3.450|73|2
# Ondo
Ondo|s|7.000|5.100|70|3
# Osun
Osun|s|7.550|4.500|54|3
# Oyo
Oyo|s|8.100|3.600|95|2
# Plateau
Plateau|s|9.200|9.500|99|3
# Rivers
Rivers|s|4.850|6.900|58|2|River State
# Sokoto
Sokoto|s|13.050|5.300|91|3
# Taraba
Taraba|s|8.000|10.750|132|3
# Yobe
Yobe|s|12.200|11.500|120|3
# Zamfara
Zamfara|s|12.100|6.300|112|3
`;
