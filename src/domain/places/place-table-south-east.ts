/** The states of the south east. Row format: see place-table-states.ts. */
export const placeTableSouthEast = `
# Abia
Umuahia|t|5.525|7.490|5|1
Aba|t|5.107|7.367|6|1
Osisioma|t|5.150|7.330|4|3
Ohafia|t|5.615|7.812|3|3
Arochukwu|t|5.389|7.912|3|3
Bende|t|5.559|7.634|3|4
# Anambra
Awka|t|6.212|7.072|5|1
Onitsha|t|6.146|6.786|5|1
Nnewi|t|6.019|6.917|5|1
Ekwulobia|t|6.024|7.083|3|3
Ihiala|t|5.854|6.859|3|3
Obosi|t|6.103|6.820|3|3
Ogidi|t|6.147|6.862|3|3
Nkpor|t|6.150|6.830|2|3
Agulu|t|6.110|7.060|3|4
Ozubulu|t|5.957|6.854|3|4
Abagana|t|6.183|6.972|2|4
Otuocha|t|6.338|6.845|3|4
GRA Onitsha|n|6.155|6.785|1.2|3|Onitsha GRA;GRA
# Ebonyi
Abakaliki|t|6.325|8.113|6|1
Afikpo|t|5.892|7.936|4|3
Onueke|t|6.160|8.040|3|4
# Enugu
Enugu|t|6.452|7.510|8|1|Enugu Town
Nsukka|t|6.857|7.396|5|2|UNN
Oji River|t|6.263|7.270|3|4
Awgu|t|6.071|7.474|3|4
Udi|t|6.316|7.421|3|4
Ngwo|t|6.425|7.430|3|4|9th Mile;Ninth Mile
Agbani|t|6.310|7.550|3|3
Enugu-Ezike|t|6.980|7.455|3|4
Independence Layout|n|6.430|7.515|1.5|1
New Haven|n|6.448|7.515|1|1
GRA Enugu|n|6.455|7.500|1.2|1|Enugu GRA;GRA
Trans-Ekulu|n|6.480|7.500|1.5|2
Thinkers Corner|n|6.460|7.535|1|3
Emene|n|6.474|7.580|2|2
Achara Layout|n|6.410|7.500|1|3
Uwani|n|6.425|7.492|1|3
Ogui|n|6.445|7.500|1|3|Ogui New Layout;Ogui Road
Abakpa|n|6.485|7.520|1.5|3|Abakpa Nike
Nike Lake|n|6.500|7.540|1.5|3|Nike;Nike Lake Resort
Coal Camp|n|6.440|7.482|0.8|4|Ogbete
Centenary City Enugu|e|6.370|7.540|2|3|Enugu Centenary City
Golf Estate Enugu|e|6.460|7.520|0.7|4|Golf Estate
Premier Layout|n|6.430|7.540|1|4|Goshen Estate
# Imo
Owerri|t|5.484|7.035|6|1|Owerri Municipal;Owerri Town
Owerri North|l|5.490|7.080|9|3
Owerri West|l|5.440|6.980|11|3
Ohaji/Egbema|l|5.380|6.820|18|4|Ohaji
Orlu|t|5.796|7.036|4|2
Okigwe|t|5.829|7.351|4|3
Oguta|t|5.710|6.809|3|3
Nkwerre|t|5.755|7.110|2.5|4
Mbaise|t|5.530|7.290|6|3|Aboh Mbaise
Mgbidi|t|5.730|6.890|2.5|4
New Owerri|n|5.475|7.010|2|1|World Bank;World Bank Estate;World Bank Owerri;Area H
Ikenegbu|n|5.493|7.035|0.8|2|Ikenegbu Layout
Aladinma|e|5.497|7.045|0.8|2|Aladinma Estate;Alladinma
Works Layout|n|5.495|7.030|0.7|3
Egbu|n|5.480|7.070|1.5|3
Orji|n|5.520|7.045|1.5|3|Orji Owerri
Nekede|n|5.440|7.030|2|3
FUTO|m|5.385|6.995|2.5|3
Ihiagwa|n|5.400|7.017|2|4
Obinze|n|5.417|6.967|2|4
Akwakuma|n|5.515|7.020|1|3
Amakohia|n|5.510|7.030|1|3
Umuguma|n|5.465|6.990|1.5|3
Avu|n|5.435|6.965|1.5|4
Naze|n|5.440|7.060|1.5|4
Uratta|n|5.510|7.065|1.5|4
`;
