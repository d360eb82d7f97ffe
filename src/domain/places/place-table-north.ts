/** The states of the north, without Abuja. Row format: see place-table-states.ts. */
export const placeTableNorth = `
# Kwara
Ilorin|t|8.490|4.550|8|1
Ilorin East|l|8.520|4.650|12|3
Ilorin South|l|8.460|4.590|7|3
Ilorin West|l|8.490|4.530|5|3
Offa|t|8.149|4.720|4|2
Omu-Aran|t|8.139|5.100|3|3
Jebba|t|9.117|4.823|3|3
Lafiagi|t|8.852|5.418|3|4
Patigi|t|8.728|5.757|3|4
Kaiama|t|9.605|3.945|3|4
Ajasse Ipo|t|8.233|4.817|2|4|Ajase Ipo
Ilorin GRA|n|8.480|4.570|1.2|2|GRA;GRA Ilorin
Tanke|n|8.470|4.610|1.5|2
Fate|n|8.500|4.590|1.2|2|Fate Road
Basin|n|8.485|4.595|0.8|4
Adewole Estate|e|8.475|4.520|1|3|Adewole
Unilorin|m|8.480|4.675|2.5|3|University of Ilorin
Oloje|n|8.505|4.520|1|4
Gaa Akanbi|n|8.455|4.560|1.2|4
Mandate Estate|e|8.500|4.505|0.8|4
# Kogi
Lokoja|t|7.802|6.738|6|1
Okene|t|7.551|6.236|4|2
Kabba|t|7.829|6.073|3|3
Idah|t|7.110|6.734|3|3
Ankpa|t|7.372|7.627|3|3
Anyigba|t|7.493|7.174|3|2
Dekina|t|7.695|7.022|3|3
Ajaokuta|t|7.556|6.655|4|3
Egbe|t|8.220|5.510|2.5|4|Egbe Kogi
Ganaja|n|7.760|6.740|1.5|4|Ganaja Village
Adankolo|n|7.785|6.740|1|4
# Benue
Makurdi|t|7.734|8.521|7|1
Gboko|t|7.325|9.005|4|2
Otukpo|t|7.191|8.133|4|2|Oturkpo
Katsina-Ala|t|7.167|9.283|3|3
Vandeikya|t|6.783|9.067|3|4
Adikpo|t|6.890|9.233|3|4
Zaki Biam|t|7.510|9.610|3|4
Aliade|t|7.297|8.483|2|4
# Nasarawa
Lafia|t|8.494|8.515|6|1
Keffi|t|8.847|7.873|5|2
Karu|t|9.010|7.615|6|2|New Karu;Karu Nasarawa
Mararaba|t|9.027|7.603|3|1|Maraba
Masaka|t|8.995|7.665|2.5|2
New Nyanya|t|9.013|7.605|1.5|3
Ado Nasarawa|t|9.005|7.630|1.5|4|Ado
One Man Village|t|9.010|7.645|1.5|4
Auta Balefi|t|8.975|7.700|2|4
Uke|t|8.920|7.700|2|5
Akwanga|t|8.910|8.408|4|3
Nasarawa|t|8.540|7.708|3|3|Nasarawa Town
Nasarawa Eggon|t|8.717|8.533|3|4
Doma|t|8.393|8.355|3|4
Toto|t|8.383|7.083|3|4
# Niger
Minna|t|9.614|6.557|7|1
Suleja|t|9.180|7.180|5|1
Bida|t|9.083|6.010|4|2
Kontagora|t|10.400|5.470|4|3
New Bussa|t|9.882|4.519|3|3
Lapai|t|9.050|6.570|3|4
Mokwa|t|9.295|5.054|3|4
Agaie|t|9.010|6.320|3|4
Zungeru|t|9.807|6.152|3|4
Paikoro|l|9.430|6.640|22|4|Paiko
Madalla|t|9.118|7.200|2.5|3
Bosso|n|9.645|6.520|2|3
Tunga|n|9.590|6.560|1.2|3|Tunga Minna
# Plateau
Jos|t|9.912|8.888|8|1
Jos North|l|9.930|8.890|9|3
Jos South|l|9.790|8.860|13|3
Bukuru|t|9.794|8.864|4|2
Barkin Ladi|t|9.533|8.900|3|3
Mangu|t|9.517|9.100|3|3
Pankshin|t|9.325|9.435|3|3
Shendam|t|8.883|9.533|3|4
Langtang|t|9.142|9.791|3|4
Vom|t|9.733|8.783|2|4
Rayfield|n|9.830|8.900|2|1|Rayfield Jos
Jos GRA|n|9.905|8.890|1.2|2|GRA;GRA Jos
Jenta|n|9.925|8.875|0.8|4|Jenta Adamu
Terminus|m|9.920|8.890|0.5|4
Tudun Wada Jos|n|9.900|8.870|1|4|Tudun Wada
Lamingo|n|9.890|8.940|2|3
Angwan Rukuba|n|9.935|8.905|1|4
Bauchi Road|n|9.950|8.890|1.2|4|Unijos;University of Jos
Dadin Kowa Jos|n|9.845|8.875|1.2|4
Zarmaganda|n|9.855|8.880|1|4
Gyel|n|9.795|8.855|1.2|5
# Kaduna
Kaduna|t|10.522|7.440|10|1|Kaduna Town
Kaduna North|l|10.555|7.445|5|3
Kaduna South|l|10.480|7.420|5|3
Chikun|l|10.420|7.470|25|3
Igabi|l|10.650|7.500|25|4
Zaria|t|11.085|7.720|7|1
Kafanchan|t|9.581|8.293|4|2
Kagoro|t|9.607|8.390|2|4
Zonkwa|t|9.785|8.290|2|4
Kachia|t|9.873|7.954|3|4
Birnin Gwari|t|11.015|6.785|3|4
Saminaka|t|10.413|8.687|3|4
Sabon Gari Zaria|t|11.118|7.730|3|4
Samaru|n|11.160|7.650|2|3|Ahmadu Bello University;ABU Zaria
Barnawa|n|10.480|7.430|1.5|1
Ungwan Rimi|n|10.540|7.455|1.2|1|Unguwan Rimi;Ungwan Rimi GRA;U/Rimi;Angwan Rimi
Malali|n|10.555|7.470|1.5|1|Malali GRA
Kaduna GRA|n|10.530|7.445|1|2|GRA;GRA Kaduna
Narayi|n|10.470|7.460|1.5|3
Sabon Tasha|n|10.440|7.465|1.5|3
Kakuri|n|10.465|7.410|1.2|3
Tudun Wada Kaduna|n|10.505|7.415|1.2|3|Tudun Wada
Rigasa|n|10.530|7.370|2|3
Kawo|n|10.580|7.450|1.2|3
Mando|n|10.600|7.425|1.5|3
Millennium City Kaduna|e|10.520|7.520|2|3|Millennium City
Ungwan Dosa|n|10.560|7.440|1|3|Unguwan Dosa;Angwan Dosa
Gonin Gora|n|10.420|7.420|1.5|3|Goni Gora
# Kano
Kano|t|12.000|8.530|10|1|Kano City;Kano Town
Nassarawa|l|11.990|8.555|5|3|Nasarawa
Fagge|l|12.010|8.525|4|3
Dala|l|12.020|8.480|4|4
Gwale|l|11.970|8.490|4|4
Tarauni|l|11.970|8.545|4|3
Kumbotso|l|11.900|8.510|10|4
Ungogo|l|12.090|8.495|10|4
Wudil|t|11.810|8.842|3|3
Bichi|t|12.233|8.240|3|3
Gwarzo|t|11.917|7.934|3|4
Rano|t|11.557|8.580|3|4
Gaya|t|11.861|9.003|3|4
Nassarawa GRA|n|11.985|8.545|1.5|1|Nasarawa GRA;GRA;GRA Kano;Kano GRA
Sabon Gari|n|12.015|8.535|1.2|2|Sabon Gari Kano
Bompai|n|12.010|8.555|1.5|2
Badawa|n|12.005|8.580|1.2|3
Hotoro|n|11.980|8.590|1.5|3|Hotoro GRA
Zoo Road|n|11.965|8.525|1|2
Gandun Albasa|n|11.960|8.515|1|3
Sharada|n|11.960|8.495|1.2|3|Sharada Phase 1;Sharada Phase 2
Kwankwasiyya City|e|11.905|8.490|1.5|3|Kwankwasiyya
Bayero University|m|11.980|8.480|1.2|3|BUK
Kabuga|n|11.997|8.486|1|4
Rijiyar Zaki|n|12.000|8.440|1.5|4
Farm Centre|n|11.975|8.545|0.7|3
# Katsina
Katsina|t|12.990|7.601|6|1|Katsina City
Funtua|t|11.523|7.308|4|2
Daura|t|13.036|8.318|4|3
Malumfashi|t|11.785|7.622|3|3
Dutsin-Ma|t|12.454|7.498|3|3
Jibia|t|13.094|7.226|2.5|4
Kankia|t|12.547|7.822|3|4
Danja|l|11.380|7.560|13|5
Kusada|l|12.470|7.980|11|5
# Jigawa
Dutse|t|11.757|9.339|5|1|Dutse Jigawa
Hadejia|t|12.453|10.041|4|2
Gumel|t|12.629|9.388|3|3
Kazaure|t|12.652|8.412|3|3
Ringim|t|12.151|9.162|3|4
Birnin Kudu|t|11.452|9.478|3|4
# Sokoto
Sokoto|t|13.062|5.234|7|1|Sokoto City
Tambuwal|t|12.406|4.646|3|4
Wurno|t|13.290|5.424|3|4
Gwadabawa|t|13.356|5.237|3|4
Illela|t|13.730|5.298|3|4
Mabera|n|13.040|5.250|1.2|4
Arkilla|n|13.020|5.200|1.5|4
# Kebbi
Birnin Kebbi|t|12.454|4.198|5|1
Argungu|t|12.744|4.525|3|3
Yauri|t|10.836|4.742|3|3|Yelwa Yauri
Zuru|t|11.435|5.235|3|3
Jega|t|12.218|4.379|3|4
# Zamfara
Gusau|t|12.165|6.664|5|1
Kaura Namoda|t|12.594|6.586|3|3
Talata Mafara|t|12.567|6.067|3|4
Anka|t|12.114|5.927|3|4
Zurmi|t|12.777|6.784|3|5
Tsafe|t|11.957|6.921|3|5
# Bauchi
Bauchi|t|10.314|9.844|6|1|Bauchi Town
Azare|t|11.677|10.195|4|2
Misau|t|11.314|10.467|3|3
Jama'are|t|11.670|9.933|3|4
Ningi|t|11.067|9.567|3|4
Dass|t|10.000|9.517|3|4
Tafawa Balewa|t|9.758|9.556|3|4
# Gombe
Gombe|t|10.290|11.167|6|1|Gombe Town
Kumo|t|10.048|11.211|3|3
Kaltungo|t|9.814|11.309|3|3
Billiri|t|9.865|11.226|3|3
Dukku|t|10.824|10.772|3|4
Bajoga|t|10.853|11.431|3|4
# Adamawa
Yola|t|9.208|12.481|5|1
Jimeta|t|9.280|12.455|4|2
Mubi|t|10.268|13.267|4|2
Numan|t|9.467|12.033|3|3
Ganye|t|8.435|12.051|3|4
Gombi|t|10.162|12.737|3|4
Michika|t|10.620|13.390|3|4
# Taraba
Jalingo|t|8.893|11.360|5|1
Wukari|t|7.871|9.778|4|2
Takum|t|7.267|9.983|3|3
Gembu|t|6.705|11.250|3|4
Bali|t|7.856|10.973|3|4
# Borno
Maiduguri|t|11.846|13.157|8|1
Biu|t|10.611|12.195|3|3
Bama|t|11.521|13.689|3|4
Monguno|t|12.671|13.612|3|4
Gwoza|t|11.083|13.696|3|4
Dikwa|t|12.036|13.918|3|4
Guzamala|l|12.900|13.200|25|5
# Yobe
Damaturu|t|11.747|11.961|5|1
Potiskum|t|11.709|11.069|4|2
Gashua|t|12.868|11.043|3|3
Nguru|t|12.879|10.453|3|3
Geidam|t|12.897|11.930|3|4
`;
